import { createAdvisorMount } from './advisor/mount.tsx';

/** The built advisor's calculator, beside the core and its themes. */
export const mountAdvisor = createAdvisorMount(id => import(`./${id}.js`));

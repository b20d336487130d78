import { createMount } from './shell/mount.tsx';

/** The built core: its themes are files beside it, all in one folder that is named after their content. */
export const mount = createMount(id => import(`./${id}.js`));

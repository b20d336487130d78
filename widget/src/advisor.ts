import { createAdvisorMount } from './tools/mount.tsx';

/** The built advisor's calculator, beside the core and its themes. */
export const mountAdvisor = createAdvisorMount({
  theme: id => import(`./${id}.js`),
  words: language => import(`./advisor-words-${language}.js`),
});

import { createMount } from './shell/mount.tsx';

/** The built core: its themes and words are files beside it, all in one folder that is named after their content. */
export const mount = createMount({
  theme: id => import(`./${id}.js`),
  words: language => import(`./words-${language}.js`),
});

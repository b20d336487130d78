import { createMount } from './shell/mount.tsx';
import * as first from './themes/card-compact/index.tsx';

/** Goes behind an address: a browser may remember one that failed, so the next attempt has another. */
let missed = '';

const fetched = (name: string) =>
  import(`./${name}.js${missed}`).catch(error => {
    missed += '?';
    throw error;
  });

/**
 * The built core: its other themes and words are files beside it, all in one folder that is named after their content.
 * The first theme takes the place of one that does not come, so it is always there.
 */
export const mount = createMount({
  theme: async id => (id === 'theme-01' ? first : fetched(id)),
  words: language => fetched(`words-${language}`),
});

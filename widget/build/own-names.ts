import { createHash } from 'node:crypto';
import type { Plugin } from 'rollup';

/**
 * Gives the widget's custom properties names that no page knows. Names like `--ink` are common, a page's own values of
 * them come into a shadow root, and what it registers with `@property` holds there too.
 * @param version another one has other names
 */
export function ownNames(version: string): Plugin {
  const name = `--x${createHash('sha256').update(version).digest('hex').slice(0, 4)}`;
  return {
    name: 'own-names',
    transform(code, id) {
      if (id.includes('/node_modules/')) return null;
      // In a stylesheet wherever one can stand, in a program as a text only: there `--i` counts down.
      const beginnings = /\.css\b/.test(id) ? /(?<=[{;(,"\s])--(?=[a-z])/g : /(?<=['"`])--(?=[a-z])/g;
      return { code: code.replace(beginnings, name), map: null };
    },
  };
}

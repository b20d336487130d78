import { join } from 'node:path';
import { compress } from '@loan-kereta/widget/compress';
import type { Plugin } from 'vite';

/** Puts gzip and brotli beside what a browser runs or draws by; less than this, in bytes, is not worth it. */
const least = 1024;

/** Compresses what was built, once and well. */
export const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const worth = Object.values(bundle).filter(
      item =>
        /\.(?:js|css|html)$/.test(item.fileName) &&
        (item.type === 'chunk' ? item.code : item.source).length >= least,
    );
    await Promise.all(worth.map(({ fileName }) => compress(join(dir, fileName))));
  },
};

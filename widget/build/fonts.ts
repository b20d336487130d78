import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'rollup';

const font = '.woff2?inline';

/** Makes `import data from './x.woff2?inline'` a `data:` address, as Vite has it. */
export const inlineFonts: Plugin = {
  name: 'inline-fonts',
  resolveId: (source, importer) =>
    source.endsWith(font) && importer ? resolve(dirname(importer), source) : null,
  load(id) {
    if (!id.endsWith(font)) return null;
    const base64 = readFileSync(id.slice(0, -'?inline'.length)).toString('base64');
    return `export default ${JSON.stringify(`data:font/woff2;base64,${base64}`)}`;
  },
};

import { dirname, resolve } from 'node:path';
import { bundle } from 'lightningcss';
import type { Plugin } from 'rollup';

/** Makes `import css from './x.css?inline'` a minified string, as Vite has it. */
export function inlineCss(): Plugin {
  return {
    name: 'inline-css',
    resolveId(source, importer) {
      return source.endsWith('.css?inline') && importer ? resolve(dirname(importer), source) : null;
    },
    load(id) {
      if (!id.endsWith('.css?inline')) return null;
      const filename = id.slice(0, -'?inline'.length);
      this.addWatchFile(filename);
      const { code } = bundle({
        filename,
        minify: true,
        targets: { chrome: 120 << 16, safari: 17 << 16, firefox: 121 << 16 },
      });
      return `export default ${JSON.stringify(code.toString())}`;
    },
  };
}

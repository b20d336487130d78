import { dirname, resolve } from 'node:path';
import { bundle, Features } from 'lightningcss';
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
        targets: { chrome: 80 << 16, safari: 14 << 16, firefox: 97 << 16 },
        // shell/older-engine.ts writes these where they are needed, so that no other visitor downloads both forms. Firefox
        // 90 and 91 draw sans-serif for `system-ui`, for which a list of every system's font would stand.
        exclude:
          Features.LogicalProperties |
          Features.IsSelector |
          Features.NotSelectorList |
          Features.FontFamilySystemUi,
      });
      return `export default ${JSON.stringify(code.toString())}`;
    },
  };
}

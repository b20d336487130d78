import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** Bundles modules for a page. @param folder the folder of their packages, which gets `bundles/NAME.js` */
export async function bundle(folder: string, modules: Readonly<Record<string, string>>): Promise<void> {
  mkdirSync(join(folder, 'entries'), { recursive: true });
  for (const [name, code] of Object.entries(modules)) {
    const entry = join(folder, 'entries', `${name}.js`);
    writeFileSync(entry, code);
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        lib: { entry, formats: ['iife'], name, fileName: () => `${name}.js` },
        outDir: join(folder, 'node_modules/bundles'),
        emptyOutDir: false,
      },
    });
  }
}

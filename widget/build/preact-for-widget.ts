import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const instead: Readonly<Record<string, string>> = {
  react: from('./preact-core.ts'),
  'react-dom/client': from('./preact-root.ts'),
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
};

/**
 * For Vite: gives the widget's own files Preact where they ask for React, as the build does, and leaves React to
 * everybody else on the page.
 * @param guests further folders, of files that are drawn inside a widget
 */
export function preactForWidget(...guests: string[]): Plugin {
  const folders = [from('../'), ...guests];
  return {
    name: 'preact-for-widget',
    enforce: 'pre',
    config: () => ({
      optimizeDeps: {
        include: ['preact', 'preact/hooks', 'preact/jsx-runtime', '@humanwhocodes/momoa'],
      },
    }),
    resolveId(source, importer, options) {
      const found = folders.some(folder => importer?.startsWith(folder)) ? instead[source] : undefined;
      return found ? this.resolve(found, importer, { ...options, skipSelf: true }) : null;
    },
  };
}

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const instead: Readonly<Record<string, string>> = {
  react: from('./preact-core.ts'),
  'react-dom/client': from('./preact-root.ts'),
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
};

/** Marks a file of the widget's that is there a second time, on React. */
const onReact = '?on-react';

interface Drawers {
  /** Further folders, of files that are drawn inside a widget. */
  readonly guests?: readonly string[];
  /** Folders of React's own pages, which draw parts of the widget among theirs: for them those stay on React. */
  readonly onReact?: readonly string[];
}

/**
 * For Vite: gives the widget's own files Preact where they ask for React, as the build does, and leaves React to
 * everybody else on the page.
 */
export function preactForWidget({ guests = [], onReact: reactFolders = [] }: Drawers = {}): Plugin {
  const widget = from('../');
  const folders = [widget, ...guests];
  const isIn = (list: readonly string[], file: string) => list.some(folder => file.startsWith(folder));
  return {
    name: 'preact-for-widget',
    enforce: 'pre',
    config: () => ({
      optimizeDeps: {
        include: ['preact', 'preact/hooks', 'preact/jsx-runtime', '@humanwhocodes/momoa'],
      },
    }),
    async resolveId(source, importer = '', options) {
      if (importer.endsWith(onReact) || isIn(reactFolders, importer)) {
        const asker = importer.replace(onReact, '');
        const resolved = await this.resolve(source, asker, { ...options, skipSelf: true });
        const isCode = resolved && /\.tsx?$/.test(resolved.id) && resolved.id.startsWith(widget);
        return isCode ? { ...resolved, id: resolved.id + onReact } : resolved;
      }
      const found = isIn(folders, importer) ? instead[source] : undefined;
      return found ? this.resolve(found, importer, { ...options, skipSelf: true }) : null;
    },
  };
}

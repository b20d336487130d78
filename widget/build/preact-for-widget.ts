import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const widget = from('../');

const instead: Readonly<Record<string, string>> = {
  react: from('./preact-core.ts'),
  'react-dom/client': from('./preact-root.ts'),
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
};

/**
 * For Vite: gives the widget's own files Preact where they ask for React, as the build does, and leaves React to
 * everybody else on the page.
 */
export const preactForWidget = (): Plugin => ({
  name: 'preact-for-widget',
  enforce: 'pre',
  config: () => ({
    optimizeDeps: { include: ['preact', 'preact/hooks', 'preact/jsx-runtime', 'zustand/vanilla'] },
  }),
  resolveId(source, importer, options) {
    const found = importer?.startsWith(widget) ? instead[source] : undefined;
    return found ? this.resolve(found, importer, { ...options, skipSelf: true }) : null;
  },
});

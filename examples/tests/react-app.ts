import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin, preview } from 'vite';
import { test as base } from './host.ts';

const root = join(import.meta.dirname, '../react-app');

/** Has the page name the API under test in place of a fresh clone's. */
const serverAt = (address: string): Plugin => ({
  name: 'server-at',
  transformIndexHtml: html => html.replace('http://127.0.0.1:4000', address),
});

/** Builds the app and serves it as its owner would, on a free port. */
async function serve(api: string, mode: 'production' | 'development') {
  const outDir = mkdtempSync(join(tmpdir(), 'loan-kereta-react-app-'));
  await build({
    root,
    mode,
    logLevel: 'error',
    plugins: [serverAt(api)],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: { outDir, emptyOutDir: true },
  });
  const server = await preview({ root, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}

interface Apps {
  /** The app on React as it is while developing, where StrictMode mounts everything twice. */
  readonly development: string;
  readonly production: string;
}

export const test = base.extend<object, { apps: Apps }>({
  apps: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from this pattern
    async ({}, use, { project }) => {
      const api = project.use.baseURL ?? '';
      const [development, production] = await Promise.all([
        serve(api, 'development'),
        serve(api, 'production'),
      ]);
      await use({ development: development.url, production: production.url });
      await Promise.all([development.close(), production.close()]);
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';

import { createRequire } from 'node:module';
import type * as Sdk from '@loan-kereta/sdk/embed';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { test as base, type Host } from './host.ts';

declare global {
  interface Window {
    readonly sdk: typeof Sdk;
  }
}

/** A file with all that it imports as one module, as a page without a bundler of its own would get it. */
export async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [output] = built as Rolldown.RolldownOutput[];
  const chunk = output?.output[0];
  if (!chunk) throw new Error('Nothing was built.');
  return chunk.code;
}

/** A site with the SDK on it. */
export interface SdkHost extends Host {
  /** Where the API is, and the loader with it. */
  readonly api: string;
  readonly src: string;
  /** Puts a page on the site that has the SDK as `window.sdk`, and waits for it. */
  open(page: Page, body?: string, headers?: Record<string, string>): Promise<void>;
}

export const test = base.extend<object, { sdk: SdkHost }>({
  sdk: [
    async ({ host }, use, { project }) => {
      const embed = createRequire(import.meta.url).resolve('@loan-kereta/sdk/embed');
      const api = project.use.baseURL ?? '';
      const module = host.page(await bundle(embed), { 'content-type': 'text/javascript' });
      const start = host.page(`import * as sdk from '${module}'; window.sdk = sdk;`, {
        'content-type': 'text/javascript',
      });
      await use({
        ...host,
        api,
        src: `${api}/loan-kereta.js`,
        async open(page, body = '<div id="place"></div>', headers = {}) {
          const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
            <script nonce="abc" type="module" src="${start}"></script></head><body>${body}</body></html>`;
          await page.goto(host.page(html, headers));
          await page.waitForFunction(() => window.sdk);
        },
      });
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';

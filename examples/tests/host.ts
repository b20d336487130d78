import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
// Its types: the element, its events and the global.
import type {} from '@loan-kereta/sdk/embed';
import { test as base, expect, type Page } from '@playwright/test';

const examples = new URL('../', import.meta.url);
const types: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

interface HostPage {
  readonly html: string;
  readonly headers?: Record<string, string>;
}

/** Somebody's web site: an origin that is not the API's. */
export interface Host {
  readonly url: string;
  /** Puts a page on the site and tells its address. */
  page(html: string, headers?: Record<string, string>): string;
  /** An API's address that treats its callers badly. */
  faulty(how: 'html' | 'nonsense' | 'error' | 'slow' | 'empty'): string;
  /** An address at which nothing answers. */
  readonly dead: string;
}

/** What each bad API answers to everything. */
const faults = {
  html: [200, 'text/html', '<!doctype html><title>Hello</title>'],
  nonsense: [200, 'application/json', '{"advisor":7,"models":{"a":1}}'],
  empty: [200, 'application/json', '{"advisor":{},"features":{},"models":[],"colours":{}}'],
  error: [500, 'application/json', '{}'],
} as const;

async function replyTo(
  request: IncomingMessage,
  response: ServerResponse,
  pages: Map<string, HostPage>,
  api: string,
) {
  const path = new URL(request.url ?? '/', 'http://host').pathname;
  const name = /^(\w+)\.localhost:/.exec(request.headers.host ?? '')?.[1];
  response.setHeader('access-control-allow-origin', '*');
  if (name) {
    // A slow one answers after the test has seen that nobody waits for it.
    if (name === 'slow') return setTimeout(() => response.writeHead(503).end(), 20_000).unref();
    const [status, type, body] = faults[name as keyof typeof faults];
    return response.writeHead(status, { 'content-type': type }).end(body);
  }
  const page = pages.get(path);
  if (page) return response.writeHead(200, { 'content-type': 'text/html', ...page.headers }).end(page.html);
  try {
    const file = path.endsWith('/') ? `${path}index.html` : path;
    const text = await readFile(new URL(`.${file}`, examples), 'utf8');
    const type = types[extname(file)] ?? 'text/plain';
    return response
      .writeHead(200, { 'content-type': type })
      .end(text.replaceAll('http://127.0.0.1:4000', api));
  } catch {
    return response.writeHead(404).end();
  }
}

/** Everything on a page that its owner would complain of: errors, rejections, violations of its policy. */
export async function complaints(page: Page): Promise<string[]> {
  const heard: string[] = [];
  page.on('pageerror', error => heard.push(`${error}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', event => {
      // biome-ignore lint/suspicious/noConsole: the page tells the test, which listens to its console
      console.error(`violates ${event.violatedDirective}: ${event.blockedURI}`);
    });
  });
  page.on('console', message => {
    // The browser itself reports failed requests; they are what some tests are about.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      heard.push(message.text());
  });
  return heard;
}

/** Watches what moves under the reader's eyes; the answer tells the sum of the layout shifts until then. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Object.assign(window, { shift: Reflect.get(window, 'shift') + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shift'));
}

/**
 * Counts what a page listens to. The answer takes its first calculator out and puts another one in, twenty times, and holds
 * that the page is then as it was: its nodes, styles and globals, and whatever window and document listen to.
 */
export async function watchLeaks(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const counted = Object.assign(window, { listeners: 0 });
    for (const target of [window, document]) {
      const { addEventListener, removeEventListener } = target;
      target.addEventListener = (...args: Parameters<typeof addEventListener>) => {
        counted.listeners += 1;
        addEventListener.apply(target, args);
      };
      target.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
        counted.listeners -= 1;
        removeEventListener.apply(target, args);
      };
    }
  });
  const state = () =>
    page.evaluate(() => ({
      nodes: document.querySelectorAll('*').length,
      styles: [document.documentElement, document.body].map(node => node.getAttribute('style')),
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      globals: Object.keys(window).length,
      listeners: Reflect.get(window, 'listeners'),
    }));
  const shown = (node: Element) => node.shadowRoot?.querySelector('[part~=instalment]')?.textContent ?? '';
  return async () => {
    // What comes after the figure belongs to the page as it was, too, and so does what Playwright listens to.
    await page.waitForLoadState('networkidle');
    const calculator = page.locator('loan-kereta').first();
    const figures = await calculator.evaluate(shown);
    const before = await state();
    for (let round = 0; round < 20; round++) {
      await calculator.evaluate(node => node.replaceWith(node.cloneNode()));
      await expect.poll(() => calculator.evaluate(shown)).toBe(figures);
    }
    await expect.poll(state).toEqual(before);
  };
}

export const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from this pattern
    async ({}, use, { project }) => {
      const api = project.use.baseURL ?? '';
      const pages = new Map<string, HostPage>();
      const server = createServer((request, response) => void replyTo(request, response, pages, api));
      await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const url = `http://127.0.0.1:${port}`;
      await use({
        url,
        dead: 'http://127.0.0.1:9',
        page(html, headers = {}) {
          const path = `/pages/${pages.size}`;
          pages.set(path, { html: html.replaceAll('{api}', api), headers });
          return url + path;
        },
        faulty: how => `http://${how}.localhost:${port}`,
      });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };

/** A plain page with the calculator of an advisor; `attributes` are those of the script. */
export const pageWith = (attributes = 'data-advisor="demo-basic"', extra = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${extra}</head>
  <body><main><h1>A page</h1><div style="min-height:1100px"><script async src="{api}/loan-kereta.js" ${attributes}></script></div></main></body></html>`;

/** The monthly figure. Playwright's locators look into open shadow roots. */
export const figure = (page: Page) => page.locator('[part=instalment] strong');

/** The element of an advisor, with more attributes. */
export const element = (attributes = '') => `<loan-kereta advisor="demo-basic" ${attributes}></loan-kereta>`;

/** The tag that defines the element. */
export const script = '<script async src="{api}/loan-kereta.js"></script>';

/** A plain page around its body. */
export const pageOf = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}</head><body><main><h1>A page</h1>${body}</main></body></html>`;

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { themeId, themes } from '@loan-kereta/sdk/plans';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { startProduct } from '../product.ts';
import type { TestBrowser } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { fontsPage, widthsOf } from './fonts-page.ts';
import { startWebKit } from './webkit.ts';

// scripts/test.ts finds the browsers, and says so loudly where one is not to be had.
const { LK_FIREFOX, LK_WEBKIT } = process.env;
const browsers: [name: string, start: () => Promise<TestBrowser>][] = [];
if (LK_FIREFOX) browsers.push(['Firefox', () => startFirefox(LK_FIREFOX)]);
if (LK_WEBKIT) browsers.push(['WebKit', () => startWebKit(LK_WEBKIT)]);

/** A page of somebody's site, which hears whatever its owner would complain of. */
const pageWith = (body: string) => `<!doctype html>
<html lang="ms"><head><meta charset="utf-8"><title>A page</title><script>
  const heard = (window.heard = []);
  const hear = event => heard.push(String(event.message ?? event.reason ?? event.detail?.message ?? event.blockedURI));
  for (const name of ['error', 'unhandledrejection', 'securitypolicyviolation', 'loan-kereta:error'])
    addEventListener(name, hear);
  console.error = (...said) => heard.push(said.join(' '));
</script></head><body><main style="max-width:390px">${body}</main></body></html>`;

/** @param query what is asked for besides the loader */
const embedding = (at: string, query = '') =>
  pageWith(`<script async src="${at}/loan-kereta.js${query}" data-advisor="demo-diamond"></script>`);

/** The calculator with its advisor's tools, as our own pages have it. */
function advising(at: string): string {
  const manifest = new URL('../../widget/dist/manifest.json', import.meta.url);
  const { advisor } = JSON.parse(readFileSync(manifest, 'utf8'));
  return pageWith(
    `<div></div><script type="module">
      import { mountAdvisor } from '${at}/${advisor}';
      const request = () => fetch('${at}/api/embed/demo-diamond').then(response => response.json());
      mountAdvisor({
        root: document.querySelector('div').attachShadow({ mode: 'open' }),
        options: { advisor: 'demo-diamond', lang: 'en' },
        answer: request(),
        request,
        emit: (name, detail) => dispatchEvent(new CustomEvent('loan-kereta:' + name, { detail })),
        services: { email: 'a@example.com', shows() {} },
      });
    </script>`,
  );
}

let product: Awaited<ReturnType<typeof startProduct>>;
/** Where the product is unwell: whatever is asked for first of a core fails. */
const unwell = new Set<string>();
/** A site of another origin than the product's. */
const site = createServer(async ({ url = '' }, response) => {
  const pages: Record<string, (at: string) => string> = {
    '/': at => embedding(at, '?advisor=demo-diamond'),
    '/advising': advising,
    '/fonts': () => pageWith(fontsPage),
    '/unwell': () => embedding(siteAt('')),
  };
  const page = pages[url];
  if (page) return response.writeHead(200, { 'content-type': 'text/html' }).end(page(product.at));
  if (url.endsWith('/core.js') && unwell.delete('core')) return response.writeHead(503).end();
  const served = await fetch(product.at + url);
  const type = served.headers.get('content-type') ?? '';
  return response.writeHead(served.status, { 'content-type': type }).end(await served.text());
});
const siteAt = (path: string) => `http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`;

beforeAll(async () => {
  product = await startProduct(await freePort());
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await product?.stop();
});

describe.each(browsers)('%s', (_, start) => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await start();
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    const heard = await browser.run((): string[] => Reflect.get(window, 'heard'));
    expect(heard, 'complaints').toEqual([]);
  });

  /** What stands in a calculator, without white space around it. */
  const text = (selector: string) =>
    browser.run(wanted => {
      const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
      return roots.map(root => root.querySelector(wanted)?.textContent?.trim()).find(found => found);
    }, selector);
  const shows = (selector: string, wanted: string) => expect.poll(() => text(selector)).toBe(wanted);
  const figure = '[part~=instalment] strong';

  test('generic families are drawn in the fonts of the run', async () => {
    await browser.open(siteAt('/fonts'));
    const widths = await browser.run(widthsOf, ['sans-serif', 'system-ui', 'Arial']);
    expect(new Set(widths).size, widths.join(', ')).toBe(1);
  });

  test('a buyer picks a Myvi, types a deposit and takes fewer years', async () => {
    await browser.open(siteAt('/'));
    await shows(figure, 'RM471');
    await browser.run(() => document.querySelector('loan-kereta')?.setAttribute('model', 'myvi'));
    await shows(figure, 'RM680');
    await browser.fill('[part~=deposit] input[type=text]', '8260');
    // (58,260 - 8,260) at 2.90 % flat over 9 years: 50,000 x 1.261 / 108 = 583.80.
    await shows(figure, 'RM584');
    await browser.press('[part~=tenure] label', '7');
    // 50,000 x 1.203 / 84 = 716.07.
    await shows(figure, 'RM716');
  });

  test.each(themes.map(({ number, name }) => [themeId(number), name]))('%s, %s', async theme => {
    await browser.run(
      options => {
        const element = document.querySelector('loan-kereta');
        for (const [name, value] of Object.entries(options)) element?.setAttribute(name, value);
      },
      { theme, model: 'myvi', deposit: '8260', years: '9' },
    );
    const drawn = () =>
      browser.run(() => {
        const element = document.querySelector('loan-kereta');
        const widget = element?.shadowRoot?.querySelector<HTMLElement>('.lk[data-theme]');
        const figure = widget?.querySelector('[part~=instalment]');
        const box = figure?.getBoundingClientRect();
        return {
          theme: widget?.dataset.theme,
          figure: /RM\s?[\d,]+/.exec(figure?.textContent ?? '')?.[0].replace(/\s/, ''),
          isSeen: !!box && box.width > 50 && box.height > 10,
          overflow: widget && Math.max(0, widget.scrollWidth - widget.clientWidth),
          result: element?.result?.instalment,
        };
      });
    const wanted = { theme, figure: 'RM584', isSeen: true, overflow: 0, result: 584 };
    await expect.poll(drawn).toEqual(wanted);
    const widen = (width: string) =>
      browser.run(wide => {
        const main = document.querySelector('main');
        if (main) main.style.maxWidth = wide;
      }, width);
    await widen('200px');
    await expect.poll(drawn).toEqual(wanted);
    await widen('390px');
  });

  test('in the first theme the thumb of the slider stands out from what is behind it', async () => {
    await browser.run(() => {
      const element = document.querySelector('loan-kereta');
      for (const [name, value] of Object.entries({ theme: 'theme-01', deposit: '0' }))
        element?.setAttribute(name, value);
    });
    // The pointer rests elsewhere: no box has the focus, nor is anything pressed.
    const place = () =>
      browser.run(() => {
        const root = document.querySelector('loan-kereta')?.shadowRoot;
        const slider = root?.querySelector('[data-theme=theme-01] [part~=deposit] [type=range]');
        slider?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = slider?.getBoundingClientRect();
        return box ? { x: box.left, y: box.top, height: box.height, scale: devicePixelRatio } : null;
      });
    await expect.poll(place).not.toBeNull();
    const darkPixels = async () => {
      const at = await place();
      if (!at) return 0;
      const png = (await browser.picture()).toString('base64');
      return browser.run(
        async (picture, { x, y, height, scale }) => {
          const bitmap = await createImageBitmap(
            await (await fetch(`data:image/png;base64,${picture}`)).blob(),
          );
          const canvas = Object.assign(document.createElement('canvas'), { width: 24, height });
          const brush = canvas.getContext('2d');
          brush?.drawImage(bitmap, x * scale, y * scale, 24 * scale, height * scale, 0, 0, 24, height);
          const { data = [] } = brush?.getImageData(0, 0, 24, height) ?? {};
          // A green this weak is no light colour; beside white it has 3:1 and more.
          return data.filter((value, index) => index % 4 === 1 && value < 150).length;
        },
        png,
        at,
      );
    };
    await expect.poll(darkPixels).toBeGreaterThan(100);
  });

  test('a core that fails once is asked for again', async () => {
    unwell.add('core');
    await browser.open(siteAt('/unwell'));
    await shows(figure, 'RM471');
    expect(unwell).toEqual(new Set());
  });

  test('an advisor opens a dialog and leaves it by Escape', async () => {
    await browser.open(siteAt('/advising'));
    await shows(figure, 'RM471');
    const openDialogs = () =>
      browser.run(() => {
        const root = document.querySelector('div')?.shadowRoot;
        return [...(root?.querySelectorAll('dialog:modal h2') ?? [])].map(title => title.textContent);
      });
    await browser.press('button', 'Share');
    await expect.poll(openDialogs).toEqual(['Copy & Share WhatsApp']);
    await browser.pressEscape();
    await expect.poll(openDialogs).toEqual([]);
  });
});

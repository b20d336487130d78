import type { Page } from '@playwright/test';
import { complaints, expect, type Host, pageOf, test } from './host.ts';

const script = '<script async src="{api}/loan-kereta-frame.js"></script>';
const frameOf = (attributes = '', query = '') =>
  `<iframe data-loan-kereta src="{api}/a/demo-basic${query}" title="Loan Kereta" width="100%" height="300" style="border:0" ${attributes}></iframe>`;

/** Everything that a sandboxed or isolated frame complains of, and a page's answer to a chat instead of WhatsApp's. */
async function open(page: Page, host: Host, html: string, headers: Record<string, string> = {}) {
  const heard = await complaints(page);
  await page.context().route('https://wa.me/**', route => route.fulfill({ body: 'A chat' }));
  await page.goto(host.page(html, headers));
  return heard;
}

/** Waits for the figure in the only frame. @returns the frame's inner and its page's height in px */
async function heightsIn(page: Page, frame = page.locator('iframe')) {
  await expect(frame.contentFrame().locator('[part=instalment] strong')).toHaveText('RM471');
  return frame
    .contentFrame()
    .locator('html')
    .evaluate(html => [innerHeight, Math.ceil(html.getBoundingClientRect().height)] as const);
}

/** Waits until a frame is as high as its page. */
async function fits(page: Page, frame = page.locator('iframe')) {
  const spare = async () => {
    const [frameHeight, pageHeight] = await heightsIn(page, frame);
    // A page without its calculator is lower.
    return pageHeight > 800 ? frameHeight - pageHeight : Number.NaN;
  };
  await expect.poll(spare).toBe(0);
}

test('E11: a sandboxed frame has its height, and WhatsApp opens', async ({ page, host }) => {
  const heard = await open(page, host, pageOf(frameOf('sandbox="allow-scripts allow-popups"') + script));
  await fits(page);
  const whatsapp = page.locator('iframe').contentFrame().locator('[part=whatsapp]');
  // The message comes after the figure.
  await expect(whatsapp).toHaveAttribute('href', /text=/);
  const chat = page.waitForEvent('popup');
  await whatsapp.click();
  expect((await chat).url()).toMatch(/^https:\/\/wa\.me\/60120000001\?text=.*RM471/);
  expect(heard).toEqual([]);
});

for (const policy of ['require-corp', 'credentialless'])
  test(`E10: a page under Cross-Origin-Embedder-Policy ${policy} shows the frame`, async ({ page, host }) => {
    const headers = { 'cross-origin-embedder-policy': policy, 'cross-origin-opener-policy': 'same-origin' };
    const heard = await open(
      page,
      host,
      pageOf(frameOf() + script.replace('src', 'crossorigin src')),
      headers,
    );
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await fits(page);
    expect(heard).toEqual([]);
  });

test('an advisor’s photo of another host shows in an isolated frame', async ({ page, host, baseURL }) => {
  const photo = 'https://photos.example/me.svg';
  await page.context().route(photo, route =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"/>',
    }),
  );
  await page.context().route('**/api/embed/demo-basic', async route => {
    const response = await route.fetch({ url: `${baseURL}/api/embed/demo-basic` });
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, advisor: { ...body.advisor, photo_url: photo } } });
  });
  await open(page, host, pageOf(frameOf()), { 'cross-origin-embedder-policy': 'require-corp' });
  const shown = page.locator('iframe').contentFrame().locator(`img[src="${photo}"]`);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('S1: a frame whose loader left no src has its height', async ({ page, host }) => {
  const lazy = frameOf().replace(' src=', ' data-src=');
  await open(
    page,
    host,
    pageOf(`${script}${lazy}
      <script>for (const it of document.querySelectorAll('iframe')) it.contentWindow.location.replace(it.dataset.src)</script>`),
  );
  await fits(page);
});

test('a height with !important in the host’s sheet gives way to the page’s', async ({ page, host }) => {
  const sheet = '<style>iframe { height: 200px !important; max-height: 250px !important }</style>';
  await open(page, host, pageOf(frameOf() + script, sheet));
  await fits(page);
});

test('a frame that was hidden while its page changed has its height when shown', async ({ page, host }) => {
  const sheet = '<style>* { box-sizing: border-box } iframe { border: 3px solid !important }</style>';
  await open(
    page,
    host,
    pageOf(`<div style="display:none">${frameOf('loading="lazy"')}</div>${script}`, sheet),
  );
  const hide = (display: string) =>
    page.locator('div').evaluate((box, value) => Object.assign(box.style, { display: value }), display);
  await page.waitForTimeout(300);
  await hide('block');
  await fits(page);
  await hide('none');
  await page.setViewportSize({ width: 320, height: 640 });
  await hide('block');
  await fits(page);
});

test('a frame in a shadow root has its height', async ({ page, host }) => {
  await open(page, host, pageOf(`<div></div>${script}`));
  await page.waitForTimeout(300);
  await page
    .locator('div')
    .evaluate(
      (box, html) => box.attachShadow({ mode: 'open' }).setHTMLUnsafe(html),
      frameOf().replace('{api}', test.info().project.use.baseURL ?? ''),
    );
  await fits(page);
});

test('a frame in a srcdoc frame has its height there, and scrolls in it', async ({ page, host }) => {
  const inner = pageOf(frameOf() + script)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  await open(page, host, pageOf(`<iframe srcdoc="${inner}" title="Outer" height="400"></iframe>`));
  const outer = page.getByTitle('Outer');
  await fits(page, outer.contentFrame().locator('iframe'));
  const scrolls = await outer
    .contentFrame()
    .locator('html')
    .evaluate(html => html.scrollHeight > innerHeight && getComputedStyle(html).overflowY === 'visible');
  expect(scrolls).toBe(true);
});

test('without the sizing script a frame scrolls to the end of its page', async ({ page, host }) => {
  await open(page, host, pageOf(frameOf()));
  const [frameHeight, pageHeight] = await heightsIn(page);
  expect(frameHeight).toBe(300);
  await page.mouse.move(100, 200);
  await page.mouse.wheel(0, 5000);
  const scrolled = () =>
    page
      .locator('iframe')
      .contentFrame()
      .locator('html')
      .evaluate(() => scrollY);
  await expect.poll(scrolled).toBe(pageHeight - frameHeight);
});

test('the sizing script listens once however often it runs, and only beside a frame', async ({
  page,
  host,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const listeners = new Set<unknown>();
    Object.assign(window, { listeners });
    const { addEventListener: add, removeEventListener: remove } = window as unknown as Record<
      'addEventListener' | 'removeEventListener',
      (...args: unknown[]) => void
    >;
    window.addEventListener = (...args: unknown[]) => {
      if (args[0] === 'message') listeners.add(args[1]);
      add(...args);
    };
    window.removeEventListener = (...args: unknown[]) => {
      if (args[0] === 'message') listeners.delete(args[1]);
      remove(...args);
    };
  });
  const listening = () => page.evaluate(() => Reflect.get(window, 'listeners').size);
  await open(page, host, pageOf(`<div>${frameOf()}</div>${script}`));
  await fits(page);
  const url = `${baseURL}/loan-kereta-frame.js`;
  for (const round of ['?1', '?2', '']) await page.addScriptTag({ url: url + round });
  expect(await listening()).toBe(1);
  const html = await page.locator('div').innerHTML();
  await page.locator('div').evaluate(box => box.replaceChildren());
  await expect.poll(listening).toBe(0);
  await page.locator('div').evaluate((box, back) => Object.assign(box, { innerHTML: back }), html);
  await expect.poll(listening).toBe(1);
  await page.locator('iframe').evaluate(frame => frame.style.removeProperty('height'));
  await page.setViewportSize({ width: 360, height: 640 });
  await fits(page);
});

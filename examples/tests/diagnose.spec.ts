import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { figure } from './host.ts';
import { expect, test } from './sdk.ts';

const script = (src: string) => `<script async src="${src}"></script>`;
const element = (attributes = 'advisor="demo-basic"') => `<loan-kereta ${attributes}></loan-kereta>`;

const diagnose = (page: Page) =>
  page.evaluate(async () => {
    const { ok, text, findings } = await window.sdk.diagnose();
    return { ok, text, codes: findings.map(({ code }) => code) };
  });

test('a page on which all is well', async ({ page, sdk }) => {
  await sdk.open(page, element() + script(sdk.src));
  await expect(figure(page)).toHaveText('RM471');
  const before = await page.evaluate(() => document.documentElement.outerHTML);
  const { ok, text, codes } = await diagnose(page);
  expect(codes).toEqual([]);
  expect(ok).toBe(true);
  expect(text).toMatch(/^Loan Kereta \d+\.\d+\.\d+: all is well\.$/);
  // The script tag has it too, for whoever has no SDK.
  expect(await page.evaluate(async () => (await window.LoanKereta?.diagnose())?.text)).toBe(text);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before);
});

test('no script, and no element', async ({ page, sdk }) => {
  await sdk.open(page);
  const { ok, text, codes } = await diagnose(page);
  expect(codes).toEqual(['script_missing', 'element_missing']);
  expect(ok).toBe(false);
  expect(text).toContain(
    'Loan Kereta: 2 findings.\nerror: The page has no script tag of Loan Kereta.\n  → Add <script',
  );
});

test('finds a calculator in a shadow root', async ({ page, sdk }) => {
  await sdk.open(page, `<div id="host"></div>${script(sdk.src)}`);
  const inner = element('advisor="nobody-at-all"');
  await page.locator('#host').evaluate((host, html) => {
    host.attachShadow({ mode: 'open' }).innerHTML = html;
  }, inner);
  await expect(figure(page)).toHaveText('RM471');
  expect((await diagnose(page)).codes).toEqual(['advisor_unknown']);
});

test('a script that is not to be had', async ({ page, sdk }) => {
  await sdk.open(page, element() + script(`${sdk.dead}/loan-kereta.js`));
  expect((await diagnose(page)).codes).toEqual(['script_unreachable', 'api_unreachable']);
});

test('a script that comes and defines nothing', async ({ page, sdk }) => {
  await page.route('**/loan-kereta.js', route => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await sdk.open(page, element() + script(sdk.src));
  expect((await diagnose(page)).codes).toEqual(['script_failed']);
});

test('a policy that blocks the script', async ({ page, sdk }) => {
  await sdk.open(page, element() + script(sdk.src), { 'content-security-policy': `script-src ${sdk.url}` });
  const { codes, text } = await diagnose(page);
  expect(codes).toEqual(['script_blocked']);
  expect(text).toContain(`Let the policy’s script-src name ${sdk.api}`);
});

test('a policy that blocks the core', async ({ page, sdk }) => {
  const policy = `script-src ${sdk.url} ${sdk.src}`;
  await sdk.open(page, element() + script(sdk.src), { 'content-security-policy': policy });
  await page.waitForFunction(() => customElements.get('loan-kereta'));
  const { codes, text } = await diagnose(page);
  expect(codes).toEqual(['core_blocked']);
  expect(text).toMatch(/blocks http:\S+\/modules\/\S+\/core\.js/);
});

test('a core that is not to be had', async ({ page, sdk }) => {
  await page.route('**/core.js', route => route.abort());
  await sdk.open(page, element() + script(sdk.src));
  await page.waitForFunction(() => customElements.get('loan-kereta'));
  expect((await diagnose(page)).codes).toEqual(['core_unreachable']);
});

test('a figure that is only late', async ({ page, sdk }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/theme-02.js', route => released.then(() => route.continue()));
  await sdk.open(page, element('advisor="demo-basic" theme="theme-02"') + script(sdk.src));
  await page.waitForFunction(() => document.querySelector('loan-kereta')?.shadowRoot?.firstElementChild);
  expect((await diagnose(page)).codes).toEqual(['not_ready']);
  release();
  await expect(figure(page)).toHaveText('RM471');
  expect((await diagnose(page)).codes).toEqual([]);
});

test('two versions', async ({ page, sdk }) => {
  const other = await (await fetch(sdk.src)).text();
  const path = '/older/loan-kereta.js';
  await page.route(`**${path}`, route =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: other.replaceAll(/version:"[^"]+"/g, 'version:"0.0.1"'),
    }),
  );
  await sdk.open(page, element() + script(sdk.src));
  await expect(figure(page)).toHaveText('RM471');
  await page.evaluate(src => {
    document.head.append(Object.assign(document.createElement('script'), { src }));
  }, `${sdk.api}${path}`);
  const { codes, ok, text } = await diagnose(page);
  expect(codes).toEqual(['versions_differ']);
  expect(ok).toBe(true);
  expect(text).toContain(`${sdk.api}${path} brings 0.0.1`);
});

const places = [
  [
    'hidden by a style',
    `<div id="box" style="display:none">${element()}</div>`,
    'hidden',
    'div#box is hidden',
  ],
  ['in a closed <details>', `<details class="a b">${element()}</details>`, 'hidden', 'details.a.b is hidden'],
  [
    'in a box without height',
    `<div id="box" style="height:0;overflow:hidden">${element()}</div>`,
    'no_room',
    'div#box is no pixel high',
  ],
  [
    'in a box without width',
    `<div style="width:0">${element()}</div>`,
    'no_room',
    'loan-kereta is no pixel wide',
  ],
] as const;

for (const [where, body, code, words] of places) {
  test(`a calculator ${where}`, async ({ page, sdk }) => {
    await sdk.open(page, body + script(sdk.src));
    await page.waitForFunction(() =>
      document.querySelector('loan-kereta')?.shadowRoot?.querySelector('[part=instalment]'),
    );
    const { codes, text } = await diagnose(page);
    expect(codes).toEqual([code]);
    expect(text).toContain(words);
  });
}

test('a calculator that is not in the page', async ({ page, sdk }) => {
  await sdk.open(page, script(sdk.src));
  const codes = await page.evaluate(async () => {
    const { findings } = await window.sdk.diagnose(document.createElement('loan-kereta'));
    return findings.map(({ code }) => code);
  });
  expect(codes).toEqual(['not_on_page']);
});

const apis = [
  [
    'an advisor that nobody knows',
    'advisor="nobody-at-all"',
    'advisor_unknown',
    'knows no advisor "nobody-at-all"',
  ],
  ['an advisor whose name is none', 'advisor="no name"', 'advisor_unknown', 'knows no advisor "no name"'],
  ['no advisor', '', 'advisor_missing', 'does not say whose'],
  ['an API that is dead', 'advisor="demo-basic" api="{dead}"', 'api_unreachable', 'does not answer'],
  ['an API that fails', 'advisor="demo-basic" api="{error}"', 'api_failing', 'with status 500'],
  ['an API that answers HTML', 'advisor="demo-basic" api="{html}"', 'api_not_ours', 'not as Loan Kereta'],
  [
    'an API that answers nonsense',
    'advisor="demo-basic" api="{nonsense}"',
    'api_not_ours',
    'not as Loan Kereta',
  ],
] as const;

for (const [what, attributes, code, words] of apis) {
  test(what, async ({ page, sdk }) => {
    const filled = attributes.replace(/\{(\w+)\}/, (_, how) => (how === 'dead' ? sdk.dead : sdk.faulty(how)));
    await sdk.open(page, element(filled) + script(sdk.src));
    await expect(figure(page)).toHaveText('RM471');
    const { codes, text } = await diagnose(page);
    expect(codes).toEqual([code]);
    expect(text).toContain(words);
  });
}

test('an API that lets no other page read it', async ({ page, sdk }) => {
  const server = createServer((_, response) => response.end('{}'));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await sdk.open(page, element(`advisor="demo-basic" api="${api}"`) + script(sdk.src));
  await expect(figure(page)).toHaveText('RM471');
  expect((await diagnose(page)).codes).toEqual(['api_not_readable']);
  server.closeAllConnections();
  server.close();
});

test('a policy that blocks the API', async ({ page, sdk }) => {
  await sdk.open(page, element() + script(sdk.src), { 'content-security-policy': `connect-src ${sdk.src}` });
  await expect(figure(page)).toHaveText('RM471');
  const { codes, text } = await diagnose(page);
  expect(codes).toEqual(['api_blocked']);
  expect(text).toContain(`Let its directive connect-src name ${sdk.api}`);
});

test('a page that has put something in place of the browser’s own', async ({ page, sdk }) => {
  const replaced = `<script>window.fetch = () => { throw new Error('none') }; window.setTimeout = () => { throw new Error('none') }</script>`;
  await sdk.open(page, replaced + element('advisor="demo-basic" api=""') + script(sdk.src));
  await expect(figure(page)).toHaveText('RM471');
  const { codes, text } = await diagnose(page);
  expect(codes).toEqual(['fetch_replaced']);
  expect(text).toContain(`${sdk.api} answers, but not what the page has put in the place of fetch.`);
});

test('settings that have no effect', async ({ page, sdk }) => {
  const attributes = `advisor="demo-basic" theme="theme-17" palette="ocean" presenter lang="fr" model="kancil"
    variant="x" years="6" deposit="RM 5,000" rate="low" method="flat"`;
  await sdk.open(page, element(attributes) + script(sdk.src));
  await expect(figure(page)).toHaveText(/^RM/);
  const { ok, text } = await diagnose(page);
  expect(ok).toBe(true);
  const named = [...text.matchAll(/The attribute (\w+)=/g)].map(([, name]) => name);
  expect(named).toEqual(['theme', 'palette', 'lang', 'presenter', 'model', 'variant', 'years', 'rate']);
});

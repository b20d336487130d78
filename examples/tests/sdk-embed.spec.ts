import { complaints, figure } from './host.ts';
import { expect, test } from './sdk.ts';

const tags = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src$="loan-kereta.js"]')].map(({ src }) => src);

/** What `load` of an address ends in: the version, or the code and the words of the error. */
const outcome = (src: string) =>
  window.sdk.load(src).then(
    ({ version }) => ({ version, code: '', message: '' }),
    (error: { code: string; message: string }) => ({ version: '', code: error.code, message: error.message }),
  );

test('an import does nothing', async ({ page, sdk }) => {
  await sdk.open(page);
  expect(await page.evaluate(tags)).toEqual([]);
  expect(await page.evaluate(() => customElements.get('loan-kereta') === undefined)).toBe(true);
});

test('the script is added once, however often it is asked for', async ({ page, sdk }) => {
  await sdk.open(page);
  const versions = await page.evaluate(async address => {
    const first = await Promise.all([window.sdk.load(address), window.sdk.load(address)]);
    return [...first, await window.sdk.load(address)].map(({ version }) => version);
  }, sdk.src);
  expect(new Set(versions).size).toBe(1);
  expect(versions[0]).toMatch(/^\d+\.\d+\.\d+/);
  expect(await page.evaluate(tags)).toEqual([sdk.src]);
  // One connection carries it, its modules and the API only when all are fetched without credentials.
  expect(await page.evaluate(() => document.head.querySelector('script[async]')?.outerHTML)).toContain(
    'crossorigin',
  );
});

test('a script that the page brings itself is waited for and not added again', async ({ page, sdk }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/loan-kereta.js', route => released.then(() => route.continue()));
  // Opening ends with the page's load event, and that waits for the tag.
  const opened = sdk.open(page, `<script async src="${sdk.src}"></script>`);
  await page.waitForFunction(() => window.sdk);
  const loaded = page.evaluate(outcome, sdk.src);
  release();
  await opened;
  expect((await loaded).version).toMatch(/^\d/);
  expect(await page.evaluate(tags)).toEqual([sdk.src]);
});

test('a script of the page’s own that fails is tried once more', async ({ page, sdk }) => {
  let asked = 0;
  await page.route('**/loan-kereta.js', route => (asked++ === 0 ? route.abort() : route.continue()));
  await sdk.open(page, `<script async src="${sdk.src}"></script>`);
  expect((await page.evaluate(outcome, sdk.src)).version).toMatch(/^\d/);
});

test('a script that is not to be had is an error that says so, and can be tried again', async ({
  page,
  sdk,
}) => {
  await sdk.open(page);
  await page.route('**/loan-kereta.js', route => route.abort(), { times: 1 });
  const failed = await page.evaluate(outcome, sdk.src);
  expect(failed).toMatchObject({ code: 'script_unreachable', message: expect.stringContaining(sdk.src) });
  expect(await page.evaluate(tags)).toEqual([]);
  expect((await page.evaluate(outcome, sdk.src)).version).toMatch(/^\d/);
});

test('a script of somebody else’s is told from ours', async ({ page, sdk }) => {
  await sdk.open(page);
  const other = sdk.page('window.other = true;', { 'content-type': 'text/javascript' });
  expect(await page.evaluate(outcome, other)).toMatchObject({ code: 'not_the_loader' });
});

test('an address that is none is refused', async ({ page, sdk }) => {
  await sdk.open(page);
  for (const src of ['', 'https://']) {
    expect(await page.evaluate(outcome, src)).toMatchObject({ code: 'invalid_address' });
  }
});

test('a policy that blocks the script is named', async ({ page, sdk }) => {
  await sdk.open(page, '', { 'content-security-policy': `script-src ${sdk.url}` });
  const failed = await page.evaluate(outcome, sdk.src);
  expect(failed.code).toBe('script_blocked');
  expect(failed.message).toContain('script-src');
  expect(failed.message).toContain(sdk.api);
});

const policies = [
  ['that names the origin', (api: string, host: string) => `script-src ${host} ${api}`],
  ['of nonces', () => `script-src 'nonce-abc'`],
  ['of nonces and strict-dynamic', () => `script-src 'nonce-abc' 'strict-dynamic'`],
  [
    'with Trusted Types that names ours',
    (api: string, host: string) =>
      `script-src ${host} ${api}; require-trusted-types-for 'script'; trusted-types loan-kereta`,
  ],
] as const;

for (const [what, policy] of policies) {
  test(`under a policy ${what} it loads and shows, and violates nothing`, async ({ page, sdk }) => {
    const heard = await complaints(page);
    await sdk.open(page, undefined, { 'content-security-policy': policy(sdk.api, sdk.url) });
    await page.evaluate(async src => {
      await window.sdk.load(src, { nonce: 'abc' });
      window.sdk.mount('#place', { advisor: 'demo-basic' });
    }, sdk.src);
    await expect(figure(page)).toHaveText('RM471');
    expect(heard).toEqual([]);
  });
}

test('Trusted Types that do not name ours are named', async ({ page, sdk }) => {
  const policy = `require-trusted-types-for 'script'; trusted-types 'none'`;
  await sdk.open(page, '', { 'content-security-policy': policy });
  const failed = await page.evaluate(outcome, sdk.src);
  expect(failed.code).toBe('script_blocked');
  expect(failed.message).toContain('trusted-types name loan-kereta');
});

test('a calculator can be mounted before its script is there', async ({ page, sdk }) => {
  await sdk.open(page);
  await page.evaluate(async src => {
    const { element } = window.sdk.mount('#place', { advisor: 'demo-basic', model: 'myvi', years: 5 });
    Object.assign(window, { element });
    await window.sdk.load(src);
  }, sdk.src);
  // 58,260 at 2.90 % over 5 years: 58,260 x 1.145 / 60.
  await expect(figure(page)).toHaveText('RM1,112');
  expect(
    await page.evaluate(
      () => document.querySelector('#place')?.lastElementChild === Reflect.get(window, 'element'),
    ),
  ).toBe(true);
});

test('an update changes what it names, loads nothing, and leaves what was entered', async ({ page, sdk }) => {
  await sdk.open(page);
  await page.evaluate(async src => {
    await window.sdk.load(src);
    const handle = window.sdk.mount('#place', { advisor: 'demo-basic', model: 'myvi', lang: 'ms' });
    const changed: (string | null)[] = [];
    Object.assign(window, { handle, changed });
    new MutationObserver(records => {
      for (const { attributeName } of records) changed.push(attributeName);
    }).observe(handle.element, { attributes: true });
  }, sdk.src);
  await page.getByRole('textbox', { name: 'Deposit' }).fill('8260');
  await expect(figure(page)).toHaveText('RM584');
  // What comes after the figure: the drawing, and the wording of the message.
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  await page.evaluate(() => {
    const handle: ReturnType<typeof window.sdk.mount> = Reflect.get(window, 'handle');
    handle.update({ model: 'myvi', years: 5, lang: undefined });
  });
  // (58,260 - 8,260) x 1.145 / 60.
  await expect(figure(page)).toHaveText('RM954');
  expect(await page.evaluate(() => Reflect.get(window, 'changed'))).toEqual(['lang', 'years']);
  expect(await page.locator('loan-kereta').getAttribute('advisor')).toBe('demo-basic');
  expect(requests).toEqual([]);
});

test('update takes a rate with its kind', async ({ page, sdk }) => {
  await sdk.open(page);
  await page.evaluate(async src => {
    await window.sdk.load(src);
    const handle = window.sdk.mount('#place', { advisor: 'demo-basic' });
    handle.update({ rate: 5.33, rateKind: 'effective' });
  }, sdk.src);
  // 5.33 effective over 9 years is 2.90 flat.
  await expect(figure(page)).toHaveText('RM471');
  expect(await page.locator('loan-kereta').getAttribute('rate-kind')).toBe('effective');
});

test('a listener hears until it is taken off, and unmounting takes the rest and the element', async ({
  page,
  sdk,
}) => {
  await sdk.open(page);
  const heard = await page.evaluate(async src => {
    await window.sdk.load(src);
    const handle = window.sdk.mount('#place', { advisor: 'demo-basic' });
    const heard: unknown[] = [];
    handle.on('change', ({ years }) => heard.push(['kept', years]));
    const off = handle.on('change', ({ years }) => heard.push(['taken off', years]));
    await new Promise<void>(resolve => void handle.on('ready', () => resolve()));
    handle.update({ years: 7 });
    off();
    handle.update({ years: 5 });
    handle.unmount();
    handle.unmount();
    handle.element.dispatchEvent(new CustomEvent('loan-kereta:change', { detail: { years: 9 } }));
    return heard;
  }, sdk.src);
  expect(heard).toEqual([
    ['kept', 7],
    ['taken off', 7],
    ['kept', 5],
  ]);
  await expect(page.locator('loan-kereta')).toHaveCount(0);
});

test('ready is told to whoever asks late, and where there is no car to calculate for', async ({
  page,
  sdk,
}) => {
  let hasCars = false;
  await page.route('**/api/embed/**', async route => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({ response, json: hasCars ? json : { ...json, models: [] } });
  });
  const told = async () => {
    await sdk.open(page);
    return page.evaluate(async src => {
      await window.sdk.load(src);
      const handle = window.sdk.mount('#place', { advisor: 'demo-basic' });
      const ready = () =>
        new Promise(resolve => void handle.on('ready', told => resolve(told?.instalment ?? null)));
      return [await ready(), await ready()];
    }, sdk.src);
  };
  expect(await told()).toEqual([null, null]);
  await expect(page.locator('.no-cars-say')).toBeVisible();
  const { codes, text } = await page.evaluate(async () => {
    const { text, findings } = await window.sdk.diagnose();
    return { text, codes: findings.map(({ code }) => code) };
  });
  expect(codes).toEqual(['no_cars']);
  expect(text).toContain('"demo-basic" has no car');
  hasCars = true;
  expect(await told()).toEqual([471, 471]);
});

test('a place that is not there is named', async ({ page, sdk }) => {
  await sdk.open(page);
  const message = await page.evaluate(() => {
    try {
      window.sdk.mount('#nowhere', { advisor: 'demo-basic' });
    } catch (error) {
      return `${error}`;
    }
    return '';
  });
  expect(message).toBe('TypeError: target: nothing on this page matches "#nowhere".');
});

// What a calculator shows whose parts do not come, or not as they should.
import { complaints, element, expect, figure, pageOf, script, test } from './host.ts';

test('an answer of another shape counts as none, and what is whole of a list is kept', async ({
  page: tab,
  host,
}) => {
  const heard = await complaints(tab);
  let spoil = (_answer: Record<string, unknown>) => {};
  await tab.route('**/api/embed/**', async route => {
    const response = await route.fetch();
    const json = await response.json();
    spoil(json);
    await route.fulfill({ response, json });
  });
  const address = host.page(pageOf(element() + script));
  const spoilt = [
    (json: Record<string, unknown>) => Object.assign(json, { advisor: null }),
    (json: Record<string, unknown>) => Object.assign(json, { features: {} }),
    (json: Record<string, unknown>) => Object.assign(json, { models: [null, { code: 'x', variants: 7 }] }),
    (json: Record<string, unknown>) => Object.assign(json.advisor ?? {}, { branding_name: 7 }),
  ];
  for (const each of spoilt) {
    spoil = each;
    await tab.goto(address);
    await expect(figure(tab)).toHaveText('RM471');
    await expect(tab.locator('.lk-notice')).toBeVisible();
  }
  spoil = json => {
    const [axia, ...others] = json.models as { variants: object[] }[];
    const [first, ...more] = axia?.variants ?? [];
    const variants = [{ ...first, otr: '40310' }, null, ...more];
    json.models = [null, { ...axia, variants }, ...others];
  };
  await tab.goto(address);
  await expect(tab.getByLabel('Varian').locator('option')).toHaveCount(3);
  await expect(figure(tab)).toHaveText(/^RM\d/);
  await expect(tab.locator('.lk-notice')).toHaveCount(0);
  expect(heard).toEqual([]);
});

test('a late answer with another theme takes nothing from under the buyer’s finger', async ({
  page: tab,
  host,
}) => {
  const late = Promise.withResolvers<void>();
  await tab.route('**/api/embed/**', async route => {
    const response = await route.fetch();
    const json = { ...(await response.json()), themeKey: 'theme-03' };
    await late.promise;
    await route.fulfill({ response, json });
  });
  await tab.goto(host.page(pageOf(element() + element() + script)));
  await expect(figure(tab)).toHaveText(['RM471', 'RM471']);
  const box = tab.getByRole('textbox', { name: 'Deposit' }).first();
  await box.fill('7000');
  late.resolve();
  const drawn = tab.locator('.lk');
  await expect(drawn.last()).toHaveAttribute('data-theme', 'theme-03');
  await expect(tab.locator('.lk-notice')).toHaveCount(0);
  await expect(drawn.first()).toHaveAttribute('data-theme', 'theme-01');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('7,000');
});

test('a theme that is chosen while an answer is on its way is not lost to it', async ({
  page: tab,
  host,
}) => {
  const answer = Promise.withResolvers<void>();
  const theme = Promise.withResolvers<void>();
  await tab.route('**/api/embed/**', async route => {
    await answer.promise;
    await route.continue();
  });
  await tab.route('**/theme-03*', async route => {
    await theme.promise;
    await route.continue();
  });
  await tab.goto(host.page(pageOf(element() + script)));
  await expect(figure(tab)).toHaveText('RM471');
  await tab.getByRole('textbox', { name: 'Deposit' }).focus();
  await tab.locator('loan-kereta').evaluate(widget => widget.setAttribute('theme', 'theme-03'));
  answer.resolve();
  await expect(tab.locator('.lk-notice')).toHaveCount(0);
  theme.resolve();
  await expect(tab.locator('.lk')).toHaveAttribute('data-theme', 'theme-03');
});

test('a core that fails once is asked for again', async ({ page: tab, host }) => {
  const heard = await complaints(tab);
  let asked = 0;
  await tab.route('**/core.js', route => (asked++ ? route.continue() : route.fulfill({ status: 503 })));
  await tab.goto(host.page(pageOf(element().repeat(2) + script)));
  await expect(figure(tab)).toHaveText(['RM471', 'RM471']);
  expect(asked).toBe(2);
  expect(heard).toEqual([]);
});

test('a core that the browser has shows a figure once there is a connection, if nothing else came', async ({
  page: tab,
  host,
}) => {
  const isLost = /\/api\/embed\/|core-recovery\.js/;
  await tab.route(isLost, route => route.abort());
  await tab.addInitScript(() =>
    addEventListener('loan-kereta:error', event => Object.assign(window, { failure: event.detail.code })),
  );
  await tab.goto(host.page(pageOf(element() + script)));
  await expect.poll(() => tab.evaluate(() => Reflect.get(window, 'failure'))).toBe('core_unreachable');
  await tab.unroute(isLost);
  await tab.evaluate(() => dispatchEvent(new Event('online')));
  await expect(figure(tab)).toHaveText('RM471');
});

test('what a look needs and could not be had is asked for again, and so is what stands in for the answer', async ({
  page: tab,
  host,
}) => {
  let isDown = true;
  for (const isLost of [/core-recovery\.js/, /core-presenter\.js/, /\/api\/embed\//])
    await tab.route(isLost, route => (isDown ? route.abort() : route.continue()));
  await tab.addInitScript(() =>
    addEventListener('loan-kereta:error', () => Object.assign(window, { hasFailed: true })),
  );
  const hasFailed = () => expect.poll(() => tab.evaluate(() => Reflect.get(window, 'hasFailed'))).toBe(true);
  await tab.goto(host.page(pageOf(element() + script)));
  await hasFailed();
  isDown = false;
  await expect(figure(tab)).toHaveText('RM471');

  isDown = true;
  await tab.unroute(/\/api\/embed\//);
  await tab.goto(
    host.page(
      pageOf(element('advisor="demo-premium" presenter').replace('advisor="demo-basic" ', '') + script),
    ),
  );
  await hasFailed();
  isDown = false;
  await expect(figure(tab)).toHaveText('RM471');
});

test('what an advisor’s calculator has stays when it is asked for again and the server does not answer', async ({
  page: tab,
  host,
}) => {
  let isDown = false;
  await tab.route('**/api/embed/**', async route => {
    if (isDown) return route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } });
    const response = await route.fetch();
    const json = await response.json();
    // As after a change of its address, whose former name the page has.
    json.advisor.slug = 'renamed';
    for (const { variants } of json.models) for (const variant of variants) variant.otr += 10_000;
    await route.fulfill({ response, json });
  });
  await tab.goto(host.page(pageOf(element() + script)));
  // 50,310 x 1.261 / 108 = 587.42.
  await expect(figure(tab)).toHaveText('RM587');
  isDown = true;
  const widget = tab.locator('loan-kereta');
  const told = () => widget.evaluate(node => Reflect.get(node, 'result')?.advisor);
  expect(await told()).toBe('demo-basic');
  await widget.evaluate(node => node.setAttribute('advisor', 'demo-basic'));
  await expect(tab.locator('.lk-notice')).toBeVisible();
  await expect(tab.locator('[part=brand-header]')).toContainText('Aisyah');
  await expect(figure(tab)).toHaveText('RM587');
  // Of another advisor nothing is known.
  await widget.evaluate(node => node.setAttribute('advisor', 'demo-premium'));
  await expect(figure(tab)).toHaveText('RM471');
  await expect(tab.locator('[part=brand-header]')).not.toContainText('Aisyah');
  expect(await told()).toBe('demo-premium');
});

test('a server that is back after the last attempt is found by itself', async ({ page: tab, host }) => {
  let isDown = true;
  await tab.route('**/api/embed/**', route => (isDown ? route.abort() : route.continue()));
  await tab.addInitScript(() =>
    addEventListener('loan-kereta:error', event => Object.assign(window, { failure: event.detail.code })),
  );
  await tab.goto(host.page(pageOf(element() + script)));
  await expect.poll(() => tab.evaluate(() => Reflect.get(window, 'failure'))).toBe('api_unreachable');
  await expect(tab.locator('[part=brand-header]')).not.toContainText('Aisyah');
  isDown = false;
  await expect(tab.locator('[part=brand-header]')).toContainText('Aisyah');
  await expect(tab.locator('.lk-notice')).toHaveCount(0);
});

test('a request that hangs is made anew', async ({ page: tab, host }) => {
  let asked = 0;
  await tab.route('**/api/embed/**', route => {
    asked += 1;
    // The first is never answered.
    if (asked > 1) return route.continue();
  });
  await tab.clock.install();
  await tab.goto(host.page(pageOf(element() + script)));
  await expect(async () => {
    await tab.clock.runFor(1000);
    await expect(tab.locator('[part=brand-header]')).toContainText('Aisyah', { timeout: 100 });
  }).toPass();
  expect(asked).toBe(2);
});

test('without the core a line, the advisor’s page, WhatsApp and a button stand in its room', async ({
  page: tab,
  host,
  baseURL,
}) => {
  const heard = await complaints(tab);
  await tab.clock.install();
  let isDown = true;
  // What was tampered with is as good as nothing.
  await tab.route('**/core.js', async route =>
    isDown
      ? route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: 'export const mount = () => alert(1)',
        })
      : route.continue(),
  );
  await tab.addInitScript(() =>
    addEventListener('loan-kereta:error', event => Object.assign(window, { failure: event.detail.code })),
  );
  const languages = ['', 'lang="en"', 'lang="zh"'].map(lang => element(`${lang} style="min-height:600px"`));
  await tab.goto(host.page(pageOf(languages.join('') + script)));
  const line = tab.getByRole('alert');
  while ((await line.count()) < 3) await tab.clock.runFor(1000);
  await expect(line).toContainText([
    'Kalkulator gagal dimuatkan.',
    'The calculator failed to load.',
    '计算器加载失败。',
  ]);
  expect(await tab.evaluate(() => Reflect.get(window, 'failure'))).toBe('core_unreachable');
  await expect(tab.getByRole('link', { name: 'Aisyah' }).first()).toHaveAttribute(
    'href',
    `${baseURL}/a/demo-basic`,
  );
  await expect(tab.getByRole('link', { name: 'WhatsApp' }).first()).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/60\d+$/,
  );
  isDown = false;
  for (const name of ['Cuba lagi', 'Try again', '再试一次']) await tab.getByRole('button', { name }).click();
  await expect(figure(tab)).toHaveText(['RM471', 'RM471', 'RM471']);
  await expect(line).toHaveCount(0);
  // The browser itself tells of what was tampered with.
  expect(heard.filter(text => !text.includes('integrity'))).toEqual([]);
});

test('many of one advisor ask once, and who is told that it was too often asks no more', async ({
  page: tab,
  host,
}) => {
  let asked = 0;
  let status = 0;
  const headers: Record<string, string> = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Retry-After',
  };
  await tab.route('**/api/embed/**', route => {
    asked++;
    return status ? route.fulfill({ status, headers }) : route.continue();
  });
  await tab.goto(host.page(pageOf(element().repeat(20) + script)));
  await expect(figure(tab)).toHaveCount(20);
  expect(asked).toBe(1);

  asked = 0;
  status = 429;
  await tab.addInitScript(() =>
    addEventListener('loan-kereta:error', event => Object.assign(window, { failure: event.detail.code })),
  );
  await tab.goto(host.page(pageOf(element() + script)));
  await expect.poll(() => tab.evaluate(() => Reflect.get(window, 'failure'))).toBe('api_unreachable');
  await expect(figure(tab)).toHaveText('RM471');
  expect(asked).toBe(1);

  // Whoever is told how long to wait asks again after that.
  headers['retry-after'] = '1';
  await tab.reload();
  await expect(tab.locator('.lk-notice')).toBeVisible();
  status = 0;
  await expect(tab.locator('[part=brand-header]')).toContainText('Aisyah');
  await expect(tab.locator('.lk-notice')).toHaveCount(0);
});

test('an advisor who is named again is asked for again: a price that changed meanwhile is shown, for the same car', async ({
  page: tab,
  host,
}) => {
  let isDearer = false;
  await tab.route('**/api/embed/**', async route => {
    const response = await route.fetch();
    const json = await response.json();
    if (isDearer)
      for (const { variants } of json.models) for (const variant of variants) variant.otr += 10_000;
    await route.fulfill({ response, json });
  });
  await tab.goto(host.page(pageOf(element('model="myvi"') + script)));
  await expect(figure(tab)).toHaveText('RM680');
  await tab.getByLabel('Model').selectOption('Bezza');
  await expect(figure(tab)).toHaveText('RM584');
  isDearer = true;
  await tab.locator('loan-kereta').evaluate(node => node.setAttribute('advisor', 'demo-basic'));
  // 60,030 at 2.90 % flat over 9 years: 60,030 x 1.261 / 108 = 700.90.
  await expect(figure(tab)).toHaveText('RM701');
  await expect(tab.getByLabel('Model')).toHaveValue('bezza');
});

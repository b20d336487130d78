import { complaints, expect, figure, pageWith, test } from './host.ts';

const deposits = [
  ['', '0'],
  ['000750', '750'],
  ['RM 5,000.50', '5,000'],
  ['99999999999999999999', '58,260'],
  ['５０００', '5,000'],
  ['10%', '5,826'],
  ['10k', '10,000'],
] as const;

for (const [typed, expected] of deposits) {
  test(`F6 a deposit of “${typed}” becomes ${expected}`, async ({ page, host }) => {
    await page.goto(host.page(pageWith('data-advisor="demo-basic" data-model="myvi"')));
    const box = page.getByRole('textbox', { name: 'Deposit' });
    await box.fill(typed);
    await expect(box).toHaveValue(expected);
    await expect(figure(page)).toHaveText(/^RM\d/);
    await expect(page.locator('.lk')).not.toContainText('NaN');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

const refused = [
  ['5.000', '“5.000” boleh bermaksud RM5 atau RM5,000. Tulis yang anda maksudkan.'],
  ['49,90', '“49,90” boleh bermaksud RM49.90 atau RM4,990. Tulis yang anda maksudkan.'],
  ['-5', '“-5” bukan jumlah RM. Tulis seperti 5,000.'],
  ['1e9', '“1e9” bukan jumlah RM. Tulis seperti 5,000.'],
] as const;

for (const [typed, sentence] of refused) {
  test(`F6 a deposit of “${typed}” leaves the old one and says why`, async ({ page, host }) => {
    await page.goto(host.page(pageWith('data-advisor="demo-basic" data-deposit="3000"')));
    const box = page.getByRole('textbox', { name: 'Deposit' });
    await expect(page.locator('.lk-sr[aria-live]')).toHaveCount(1);
    await box.fill(typed);
    await expect(page.getByRole('alert')).toHaveText(sentence);
    await expect(box).toHaveValue('3,000');
    // Key by key it stands as it is typed until the box is left.
    await box.fill('3000');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await box.selectText();
    await page.keyboard.type(typed);
    await expect(box).toHaveValue(typed);
    await box.blur();
    await expect(box).toHaveValue('3,000');
    await expect(page.getByRole('alert')).toHaveText(sentence);
    expect(await page.evaluate(() => document.querySelector('loan-kereta')?.result?.deposit)).toBe(3000);
  });
}

test('F6 every deposit box takes a percentage, `k` and sen key by key', async ({ page, host }) => {
  for (const theme of ['theme-01', 'theme-09']) {
    await page.goto(
      host.page(pageWith(`data-advisor="demo-diamond" data-theme="${theme}" data-model="myvi"`)),
    );
    const box = page.getByRole('textbox', { name: 'Deposit' });
    await expect(page.locator('.lk-sr[aria-live]')).toHaveCount(1);
    for (const [typed, shown] of [
      ['2.5%', '1,457'],
      ['10.5k', '10,500'],
      ['5000.50', '5,000'],
      ['5,000', '5,000'],
    ] as const) {
      await box.click();
      await box.selectText();
      await page.keyboard.type(typed);
      await box.blur();
      await expect(box).toHaveValue(shown);
    }
  }
});

test('F7 a rate in full-width digits is read in both boxes of a rate', async ({ page, host }) => {
  for (const theme of ['theme-09', 'theme-11']) {
    await page.goto(host.page(pageWith(`data-advisor="demo-diamond" data-theme="${theme}" data-rate="3.5"`)));
    const box = page.getByRole('textbox', { name: 'Kadar' });
    await box.fill('２．９');
    await box.blur();
    await expect(box).toHaveValue('2.90');
    await box.fill('dua');
    await expect(box).toHaveValue('2.90');
    await expect(page.getByRole('alert')).toHaveText('“dua” bukan peratusan. Tulis seperti 2.90.');
  }
});

test('F6 options of a page are read as what is typed', async ({ page, host }) => {
  const options = 'data-deposit="ＲＭ ５，０００" data-rate="３．２５"';
  await page.goto(host.page(pageWith(`data-advisor="demo-basic" data-model="myvi" ${options}`)));
  await expect(page.getByRole('textbox', { name: 'Deposit' })).toHaveValue('5,000');
  expect(await page.evaluate(() => document.querySelector('loan-kereta')?.result)).toMatchObject({
    deposit: 5000,
    rate: 3.25,
  });
});

test('E12: a misspelt advisor is understood, or said once to be nobody', async ({ page, host, baseURL }) => {
  const warned: string[] = [];
  page.on('console', message => message.type() === 'warning' && warned.push(message.text()));
  for (const written of [`${baseURL}/a/demo-basic`, '@demo-basic', 'Demo-Basic', 'demo–basic']) {
    await page.goto(host.page(pageWith(`data-advisor="${written}"`)));
    await expect(page.locator('[part=brand-header]')).toContainText('Aisyah');
    await expect(page.locator('[part=whatsapp]')).toBeVisible();
  }
  expect(warned).toEqual([]);
  await page.goto(host.page(pageWith('data-advisor="demo-basik"')));
  await expect(page.locator('.lk-notice')).toBeVisible();
  await expect.poll(() => warned).toEqual([expect.stringContaining('no advisor has the name "demo-basik"')]);
});

const unavailable = [
  ['an unknown advisor', 'nobody-at-all', undefined, 'advisor_not_found'],
  ['an advisor’s name that is nonsense', '../../%00<script>', undefined, 'advisor_not_found'],
  ['an API that is dead', 'demo-basic', 'dead', undefined],
  ['an API that is slow', 'demo-basic', 'slow', undefined],
  ['an API that answers HTML', 'demo-basic', 'html', undefined],
  ['an API that answers nonsense', 'demo-basic', 'nonsense', undefined],
  ['an API that fails', 'demo-basic', 'error', undefined],
] as const;

for (const [what, advisor, fault, code] of unavailable) {
  test(`${what}: the calculator works on its own list and says so`, async ({ page, host }) => {
    const heard = await complaints(page);
    await page.addInitScript(() => {
      addEventListener('loan-kereta:error', event => Object.assign(window, { failure: event.detail }));
    });
    const api = fault === undefined ? '' : `data-api="${fault === 'dead' ? host.dead : host.faulty(fault)}"`;
    const escaped = advisor.replaceAll('<', '&lt;');
    await page.goto(host.page(pageWith(`data-advisor="${escaped}" ${api}`)));
    await expect(figure(page)).toHaveText('RM471');
    await expect(page.locator('.lk-notice')).toBeVisible();
    await page.getByLabel('Model').selectOption('Aruz');
    await expect(figure(page)).toHaveText('RM884');
    if (code) {
      await expect
        .poll(() => page.evaluate(() => Reflect.get(Reflect.get(window, 'failure') ?? {}, 'code')))
        .toBe(code);
    }
    expect(heard).toEqual([]);
  });
}

test('an API that comes back is used, and what was entered stays', async ({ page, host }) => {
  const entered = Promise.withResolvers<void>();
  let requests = 0;
  await page.route('**/api/embed/**', async route => {
    if (requests++ === 0) return route.abort();
    await entered.promise;
    return route.continue();
  });
  await page.goto(host.page(pageWith()));
  await page.getByLabel('Model').selectOption('Alza');
  await page.getByRole('textbox', { name: 'Deposit' }).fill('7000');
  entered.resolve();
  await expect(page.locator('[part=brand-header]')).toContainText('Aisyah');
  await expect(page.locator('.lk-notice')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Deposit' })).toHaveValue('7,000');
  await expect(page.getByLabel('Model')).toHaveValue('alza');
});

test('an answer that comes after the built-in list brings its rates, and what the page asked for', async ({
  page,
  host,
}) => {
  const late = Promise.withResolvers<void>();
  await page.route('**/api/embed/**', async route => {
    const response = await route.fetch();
    const json = await response.json();
    for (const model of json.models) model.rate = 3.4;
    json.models.push({
      code: 'nova',
      name: 'Nova',
      rate: 5,
      variants: [{ id: 'nova-1', name: '1.0', otr: 50_000 }],
    });
    await late.promise;
    await route.fulfill({ response, json });
  });
  await page.goto(host.page(`${pageWith()}${pageWith('data-advisor="demo-basic" data-model="nova"')}`));
  // Until then both stand at the built-in list's first model.
  await expect(figure(page)).toHaveText(['RM471', 'RM471']);
  late.resolve();
  // 40,310 x (1 + 9 x 3.40 %) / 108 = 487.45; 50,000 x (1 + 9 x 5.00 %) / 108 = 671.30.
  await expect(figure(page)).toHaveText(['RM487', 'RM671']);
  await expect(page.locator('.lk-notice')).toHaveCount(0);
});

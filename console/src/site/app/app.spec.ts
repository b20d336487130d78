import { expect, type Page, test } from '@playwright/test';
import { choose } from '../../testing/choose.ts';
import { signIn, signInFresh } from '../../testing/sign-in.ts';
import { expectSound, isThere, watch } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const figure = (page: Page) => page.locator('[part~=instalment]');
const drawn = (page: Page, number: number) => page.locator(`.lk[data-theme="theme-0${number}"]`);
const theme = (page: Page) => page.getByLabel('Theme');
const dialog = (page: Page) => page.getByRole('dialog');

test('a guest tries the free themes, and is told what the others need', async ({ page }) => {
  const complaints = await watch(page);
  await page.goto('/app?theme=2');
  await expect(figure(page)).toContainText('471');
  await expect(drawn(page, 2)).toBeVisible();
  // What is quoted in Malay is read as that.
  await expect(page.locator('[part~=disclaimer]')).toHaveAttribute('lang', 'ms');
  await expect(page.getByRole('group', { name: 'Deposit' }).getByRole('button')).toHaveText([
    '0%',
    '10%',
    '20%',
  ]);
  await expectSound(page);

  await theme(page).selectOption('theme-03');
  await expect(page).toHaveURL('/app?theme=3');
  await page.reload();
  await expect(drawn(page, 3)).toBeVisible();
  await expect(theme(page).locator('option', { hasText: 'Glass Effect' })).toBeDisabled();

  const asks = {
    Colors: 'Custom Colors requires Monthly plan or higher. Would you like to upgrade via WhatsApp?',
    Share: 'Copy & Share WhatsApp requires Premium plan or higher. Would you like to upgrade?',
    'Edit Data': 'Edit Data requires Lifetime plan. Would you like to upgrade via WhatsApp?',
    Live: 'Live streams require Monthly plan or higher. Would you like to upgrade via WhatsApp?',
    'Unlock themes': 'This theme requires a premium plan. Would you like to upgrade via WhatsApp?',
  };
  for (const [tool, question] of Object.entries(asks)) {
    await page.getByRole('button', { name: tool }).click();
    await expect(dialog(page)).toContainText(question);
    await expect(dialog(page).getByRole('link')).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/60199998888\?.*Hai%20Admin/,
    );
    if (tool === 'Colors') await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: tool })).toBeFocused();
  }
  expect(complaints).toEqual([]);
});

test('where there is nobody to ask for a plan, no chat is opened with nobody', async ({ page }) => {
  await page.route('**/api/plans', route => route.fulfill({ json: { plans: [], support_whatsapp: null } }));
  const told = page.waitForResponse('**/api/plans');
  await page.goto('/app');
  await told;
  await page.getByRole('button', { name: 'Unlock themes' }).click();
  await expect(dialog(page)).toContainText('Please ask whoever runs this site for an upgrade.');
  await expect(dialog(page).getByRole('link')).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'WhatsApp Admin' })).toHaveCount(0);
});

test('on a phone the figure stays below the head while its owner changes what is further down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'premium', '/app?theme=1');
  await expect(figure(page)).toBeVisible();
  const strip = page.locator('[part~=result-strip]');
  const isOnTop = () =>
    strip.evaluateAll(([element]) => {
      if (!element?.isConnected) return false;
      const { x, y, width, height } = element.getBoundingClientRect();
      const root = element.getRootNode() as Document | ShadowRoot;
      return element.contains(root.elementFromPoint(x + width / 2, y + height / 2));
    });
  // The page takes the place of what its document has drawn: a person scrolls on.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 600);
      return isOnTop();
    })
    .toBe(true);
  await expect(strip).toContainText('RM');
  await expect(strip.getByRole('link')).toHaveCount(0);
});

for (const language of ['en', 'zh'])
  test(`in ${language} the calculator is there before what stands around it, and stays as it was left`, async ({
    page,
  }) => {
    await signInFresh(page, '/profile');
    await page.evaluate(chosen => {
      localStorage.setItem('lk.lang', chosen);
      localStorage.setItem('lk.steps-next', '1');
    }, language);
    const { promise: waiting, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/assets/react-dom-*.js', async route => {
      await waiting;
      await route.continue();
    });
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await page.goto('/app', { waitUntil: 'commit' });
    const deposit = page.locator('[part~=deposit] input').first();
    await deposit.fill('9000');
    const before = await figure(page).textContent();
    await page.locator('[part~=tenure] label', { hasText: '5' }).click();
    await expect(figure(page)).not.toHaveText(before ?? '');
    const left = await figure(page).textContent();
    await deposit.click();
    // Nothing can be pressed that does nothing yet.
    await expect(page.getByRole('banner').first()).toHaveAttribute('inert');

    const place = await figure(page).boundingBox();

    goOn();
    await isThere(page);
    expect(await figure(page).boundingBox()).toEqual(place);
    await expect(page.locator('main')).toHaveCount(1);
    await expect(figure(page)).toHaveText(left ?? '');
    await expect(deposit).toBeFocused();
    await expect(deposit).toHaveValue('9,000');
    expect(asked.filter(path => path === '/api/me/calculator')).toHaveLength(1);
  });

test('what stands around the calculator comes after it, and also where its own script does not', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  const { promise: waiting, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/assets/card-compact-*.js', async route => {
    await waiting;
    await route.continue();
  });
  await page.goto('/app', { waitUntil: 'commit' });
  await page.waitForRequest('**/assets/card-compact-*.js');
  await expect(page.locator('#later')).toBeAttached();
  expect(asked.filter(path => path.includes('/react-dom-'))).toEqual([]);
  goOn();
  await expect(figure(page)).toHaveText(/RM\d/);
  await isThere(page);

  await page.route('**/assets/early-*.js', route => route.abort());
  await page.reload();
  await expect(figure(page)).toHaveText(/RM\d/);
  await isThere(page);
});

test('a guest’s profile is kept in the browser, and shows after a reload', async ({ page }) => {
  await page.goto('/app');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('SA name').fill('Kedai Aisyah');
  await page.getByLabel('WhatsApp number').fill('012-345 6789');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[part~=brand-header]')).toContainText('Kedai Aisyah');
  await page.reload();
  await expect(page.locator('[part~=brand-header]')).toContainText('Kedai Aisyah');
  const stored = await page.evaluate(() => [
    JSON.parse(localStorage.getItem('lk.profile') ?? ''),
    localStorage.getItem('userBranding'),
    localStorage.getItem('userWhatsapp'),
  ]);
  expect(stored).toEqual([
    { name: 'Kedai Aisyah', headline: '', wa: '012-345 6789', avatar: '' },
    'Kedai Aisyah',
    '012-345 6789',
  ]);
});

test('an advisor’s theme and profile are saved on the server, and another tab follows', async ({
  page,
  context,
}) => {
  await signInFresh(page, '/app?theme=3');
  await expect(drawn(page, 3)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/app');
  await expect(drawn(other, 1)).toBeVisible();
  await page.bringToFront();
  await theme(page).selectOption('theme-02');
  await expect(page).toHaveURL('/app');
  await expect(drawn(page, 2)).toBeVisible();

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('SA name').fill('Aisyah Klang');
  await page.getByRole('textbox', { name: 'Headline' }).fill('Ansuran terus nampak');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);
  const header = '[part~=brand-header]';
  await expect(other.locator(header)).toContainText('Aisyah Klang');
  await expect(drawn(other, 2)).toBeVisible();
  // What is chosen on another page later counts, also where a theme was tried before.
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await expect(page).toHaveURL('/profile');
  await choose(page.getByRole('combobox', { name: 'Theme' }), '3. Split Left');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page).toHaveURL('/app');
  await expect(drawn(page, 3)).toBeVisible();
  await theme(page).selectOption('theme-02');
  await expect(drawn(other, 2)).toBeVisible();
  // As on any other device: what this browser remembers is not asked.
  await page.evaluate(() => localStorage.removeItem('lk.profile'));
  await page.reload();
  await expect(page.locator(header)).toContainText('Ansuran terus nampak');
  await expect(drawn(page, 2)).toBeVisible();

  // The step that is left to do has its room before it comes: the calculator stays where it is.
  const step = page.getByRole('complementary', { name: 'Get started' });
  await expect(step).toBeVisible();
  const known = Promise.withResolvers<void>();
  await page.route('**/api/me/account', route => known.promise.then(() => route.continue()));
  await page.reload();
  await expect(figure(page)).toBeVisible();
  const calculator = page.getByRole('region', { name: 'Your calculator' });
  const before = await calculator.boundingBox();
  known.resolve();
  await expect(step).toBeVisible();
  expect(await calculator.boundingBox()).toEqual(before);
});

test('diamond’s palette and data are saved, and a stale save says so and loses nothing', async ({
  page,
  context,
}) => {
  await signIn(page, 'diamond');
  await page.getByRole('button', { name: 'Colors' }).click();
  await page.getByRole('radio', { name: 'Ocean' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Colors' }).click();
  await expect(page.getByRole('radio', { name: 'Ocean' })).toBeChecked();
  await page.getByRole('radio', { name: 'Royal' }).check();
  await page.keyboard.press('Escape');
  // Its notice is a dialog, too.
  await expect(page.getByText('Your buyers see this now')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await page.getByRole('button', { name: 'Edit Data' }).click();
  await page.getByRole('tab', { name: 'JSON' }).click();
  const data = page.getByRole('textbox', { name: 'Models and variants' });
  const text = await data.inputValue();
  await data.fill(text.replace('78770', '78771'));
  const save = dialog(page).getByRole('button', { name: 'Save' });
  await save.click();
  await expect(dialog(page)).toContainText('Saved override.');
  // Another device saves meanwhile.
  await page.evaluate(async models => {
    const version = (await fetch('/api/me/data')).headers.get('ETag') ?? '';
    const headers = { 'Content-Type': 'application/json', 'If-Match': version };
    await fetch('/api/me/data', { method: 'PUT', headers, body: models });
  }, text);
  await data.fill(text.replace('78770', '78772'));
  await save.click();
  await expect(dialog(page)).toContainText('Press Save again to replace it with what stands here.');
  await save.click();
  await expect(dialog(page)).toContainText('Saved override.');
  await dialog(page).getByRole('button', { name: 'Reset Default' }).click();
  await dialog(page).getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(dialog(page)).toContainText('Reset to default JSON.');
  expect(await data.inputValue()).toBe(text);

  await context.setOffline(true);
  await data.fill(text.replace('78770', '78773'));
  await save.click();
  await expect(page.getByText('It is kept here, and sent once there is a connection.').first()).toBeVisible();
  await context.setOffline(false);
  const saved = () => page.evaluate(async () => (await fetch('/api/me/data')).text());
  await expect.poll(saved).toContain('78773');
  await page.evaluate(() => fetch('/api/me/data', { method: 'DELETE' }));
});

test('a language that is chosen on the page is the calculator’s too, whatever the address says', async ({
  page,
}) => {
  await page.goto('/app?lang=zh&model=myvi');
  await expect(figure(page)).toBeVisible();
  const label = page.locator('[part~=instalment] .lk-label');
  await expect(label).toHaveText('每月供款');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitemradio', { name: 'Bahasa Melayu' }).click();
  await expect(label).toHaveText('Ansuran bulanan');
  await expect(page).toHaveURL('/app?model=myvi');
});

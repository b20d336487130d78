import { expect, type Page, test } from '@playwright/test';
import { choose } from '../../testing/choose.ts';
import { inDatabase } from '../../testing/database.ts';
import { pixel } from '../../testing/pixel.ts';
import { signInFresh } from '../../testing/sign-in.ts';
import { expectSound, watch } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Profile' });
const bar = (page: Page) => page.getByTestId('live-bar');
const above = (page: Page) => page.getByTestId('above');
const header = (page: Page) => page.locator('[part~=brand-header]');

test('a profile is typed, previewed, saved, and shown by the calculator', async ({ page }) => {
  const complaints = await watch(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await signInFresh(page, '/profile');
  await expect(field(page, 'Branding name')).toHaveValue('Aisyah');
  await expectSound(page);

  // It looks like none.
  await field(page, 'Branding name').fill('\u200b');
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
    'Please fill in all required fields',
  );
  await field(page, 'Branding name').fill('Kedai Aisyah');
  await field(page, 'WhatsApp number').fill('nombor saya');
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
    'Please enter a phone number such as 012-345 6789.',
  );
  await expect(field(page, 'WhatsApp number')).toBeFocused();
  await field(page, 'WhatsApp number').fill('012-345 6789');
  await expect(bar(page)).toHaveText(/LIVE.*Kedai Aisyah.*012-345 6789/);
  await expect(above(page)).toContainText('Kedai Aisyah');

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload a photo' }).click();
  await (await chooser).setFiles({ ...pixel, name: 'a.txt', mimeType: 'text/plain' });
  await expect(page.getByText('Please select an image file (JPG, PNG, GIF)')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(pixel);
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await expect(field(page, 'Link to a photo')).toHaveCount(0);
  const theme = page.getByRole('combobox', { name: 'Theme' });
  await theme.click();
  await expect(page.getByRole('option', { name: /Neon Gaming/ })).toHaveAttribute('aria-disabled', 'true');
  await choose(theme, 'Split Left');
  await save(page).click();
  await expect(page.getByText('Profile saved to server!')).toBeVisible();
  await expect(page.getByText('Profile saved successfully.')).toBeVisible();
  await expect(page).toHaveURL('/app');
  await expect(header(page)).toContainText('Kedai Aisyah');
  await expect(header(page).locator('img')).toHaveAttribute('src', /\/uploads\//);
  await expect(page.locator('.lk[data-theme="theme-03"]')).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(`what saves is in sight from the first field on, and over none that is gone to, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signInFresh(page, '/profile');
    await expect(save(page)).toBeInViewport({ ratio: 1 });
    for (const name of ['WhatsApp number', 'Headline', 'Link to a photo']) {
      await field(page, name).focus();
      const { bottom, top } = await field(page, name).evaluate(node => ({
        bottom: node.getBoundingClientRect().bottom,
        top:
          document.querySelector('form button[type=submit]')?.parentElement?.getBoundingClientRect().top ?? 0,
      }));
      expect(bottom).toBeLessThanOrEqual(top);
    }
  });

test('without a server the profile is kept in the browser and says so; a refusal keeps what was typed', async ({
  page,
  context,
}) => {
  await signInFresh(page, '/profile');
  await field(page, 'Branding name').fill('Aisyah Luar Talian');
  await page.route('**/api/me/profile', route =>
    route.fulfill({ status: 422, contentType: 'text/html', body: 'no' }),
  );
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /sistem/ })).toHaveText(
    'Masalah konfigurasi sistem. Sila hubungi admin.',
  );
  await expect(page.getByText('Failed to save profile.').first()).toBeVisible();
  await expect(field(page, 'Branding name')).toHaveValue('Aisyah Luar Talian');
  await page.unroute('**/api/me/profile');
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByText('Profile saved locally!').first()).toBeVisible();
  await expect(page.getByText(/Tiada sambungan internet\./)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userBranding'))).toBe('Aisyah Luar Talian');
  await expect(page).toHaveURL('/app');
});

test('a profile that meets a server that is down is kept, and sent once it is up', async ({ page }) => {
  await signInFresh(page, '/profile');
  await field(page, 'Branding name').fill('Kedai Aisyah');
  const down = { status: 503, contentType: 'text/html', body: 'down' };
  await page.route('**/api/me/profile', route => route.fulfill(down));
  await save(page).click();
  await expect(page.getByText('Profile saved locally!', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Masalah server. Sila cuba lagi dalam beberapa minit. Profile saved locally!'),
  ).toBeVisible();
  await expect(page).toHaveURL('/app');
  await expect(header(page)).toContainText('Kedai Aisyah');
  await page.unroute('**/api/me/profile');
  await page.reload();
  await expect(
    page.getByText('What you saved without a connection is on the server now.').first(),
  ).toBeVisible();
  expect(await (await page.request.get('/api/me/profile')).json()).toMatchObject({
    branding_name: 'Kedai Aisyah',
  });
});

test('what was typed is not left behind unasked, and waits for whoever was signed out', async ({
  page,
  context,
}) => {
  await signInFresh(page, '/profile');
  await field(page, 'Branding name').fill('Belum disimpan');
  await page.getByRole('link', { name: 'Go to Calculator' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectSound(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, 'Branding name')).toHaveValue('Belum disimpan');
  // Another tab signs out.
  const cookies = await context.cookies();
  await context.clearCookies({ name: 'lk_session' });
  await page.evaluate(() => {
    localStorage.removeItem('user');
    dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: null }));
  });
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  await context.addCookies(cookies);
  await page.evaluate(async () => {
    const user = await (await fetch('/api/auth/me')).json();
    const access = await (await fetch('/api/user/access')).json();
    localStorage.setItem('user', JSON.stringify({ user, access }));
  });
  // As the sign-in in another tab tells this one.
  await page.evaluate(() =>
    dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: localStorage.getItem('user') })),
  );
  await page.goBack();
  await expect(field(page, 'Branding name')).toHaveValue('Belum disimpan');
  await expect(page.getByText(/Here is what you typed before you were signed out/)).toBeVisible();
});

test('a save after the session’s end is kept and sent after sign-in', async ({ page, context }) => {
  await signInFresh(page, '/profile');
  await field(page, 'Branding name').fill('Kedai Aisyah');
  const [cookie] = await context.cookies().then(all => all.filter(({ name }) => name === 'lk_session'));
  const user = await page.evaluate(() => localStorage.getItem('user') ?? '');
  await context.clearCookies({ name: 'lk_session' });
  await save(page).click();
  await expect(page.getByText('Profile saved locally!').first()).toBeVisible();
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  if (cookie) await context.addCookies([cookie]);
  await page.evaluate(value => localStorage.setItem('user', value), user);
  await page.goto('/profile');
  await expect(
    page.getByText('What you saved without a connection is on the server now.').first(),
  ).toBeVisible();
  expect(await (await page.request.get('/api/me/profile')).json()).toMatchObject({
    branding_name: 'Kedai Aisyah',
  });
});

test('what was given up stays so', async ({ page }) => {
  await signInFresh(page, '/account');
  await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
  await field(page, 'Branding name').fill('Tidak jadi');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/account');
  await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
  await expect(field(page, 'Branding name')).toHaveValue('Aisyah');
  await expect(page.getByText(/Here is what you typed/)).toHaveCount(0);
});

test('where the profile does not load, what the browser remembers is shown, and asked for again', async ({
  page,
}) => {
  await signInFresh(page, '/profile');
  await page.route('**/api/me/profile', route => route.abort());
  await page.evaluate(() => {
    localStorage.setItem(
      'lk.profile',
      JSON.stringify({ name: 'Dari pelayar', headline: '', wa: '', avatar: '' }),
    );
  });
  await page.reload();
  await expect(page.getByText(/Failed to load profile\./)).toBeVisible();
  await expect(field(page, 'Branding name')).toHaveValue('Dari pelayar');
  await page.unroute('**/api/me/profile');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(field(page, 'Branding name')).toHaveValue('Aisyah');
});

test('without an answer the theme is the one that is kept here, also one that waits to be sent', async ({
  page,
}) => {
  await signInFresh(page, '/app');
  const headers = { origin: new URL(page.url()).origin };
  await page.request.post('/api/me/profile', { data: { themeKey: 'theme-02' }, headers });
  await page.reload();
  await expect(page.locator('.lk[data-theme="theme-02"]')).toBeVisible();
  await page.route('**/api/me/profile', route => route.abort());
  const theme = page.getByRole('combobox', { name: 'Theme' });
  await page.goto('/profile');
  await expect(page.getByText(/Failed to load profile\./)).toBeVisible();
  await expect(theme).toContainText('Hero Banner');
  await choose(theme, 'Split Left');
  await save(page).click();
  await expect(page).toHaveURL('/app');
  await page.goto('/profile');
  await expect(theme).toContainText('Split Left');
  const waits = await page.evaluate(() => localStorage.getItem('lk.unsent') ?? '');
  expect(waits).toMatch(/"from":\{"themeKey":"theme-02"\}/);
});

test('what was left alone is not sent, and what was typed is kept when the profile comes', async ({
  page,
}) => {
  await signInFresh(page, '/app');
  const headers = { origin: new URL(page.url()).origin };
  const kept = { headline: 'Dari telefon', whatsapp: '012-345 6789', themeKey: 'theme-03' };
  const onServer = async () => (await page.request.get('/api/me/profile')).json();
  expect((await page.request.post('/api/me/profile', { data: kept, headers })).ok()).toBe(true);
  await page.evaluate(() => localStorage.removeItem('lk.profile'));
  await page.route('**/api/me/profile', route => route.abort());
  await page.goto('/profile');
  await expect(page.getByText(/Failed to load profile\./)).toBeVisible();
  await field(page, 'Branding name').fill('Kedai Aisyah');
  await page.unroute('**/api/me/profile');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue(kept.headline);
  await expect(field(page, 'Branding name')).toHaveValue('Kedai Aisyah');
  // Nobody was signed out.
  await expect(page.getByText(/before you were signed out/)).toHaveCount(0);

  // Another device changes something meanwhile.
  const later = { headline: 'Lebih baharu' };
  expect((await page.request.post('/api/me/profile', { data: later, headers })).ok()).toBe(true);
  await save(page).click();
  await expect(page).toHaveURL('/app');
  expect(await onServer()).toMatchObject({ ...kept, ...later, branding_name: 'Kedai Aisyah' });
});

test('a photo that waited too long is refused at its field, and nothing else is lost', async ({ page }) => {
  await signInFresh(page, '/profile');
  await field(page, 'Branding name').fill('Kedai Aisyah');
  await page.locator('input[type=file]').setInputFiles(pixel);
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
  const address = await page.locator('form img').getAttribute('src');
  // As the server does with those that are never saved.
  const name = address?.split('/').at(-1) ?? '';
  inDatabase(database => database.prepare('delete from uploads where name = ?').run(name));
  await save(page).click();
  const photo = page.getByRole('group', { name: 'Photo' });
  await expect(photo.getByRole('alert')).toContainText('Upload the picture first');
  await expect(photo.getByRole('button', { name: 'Upload another' })).toBeFocused();
  await expect(page.getByText('Data tidak valid. Sila periksa maklumat yang diisi.')).toBeVisible();
  await expect(field(page, 'Branding name')).toHaveValue('Kedai Aisyah');
  await page.locator('input[type=file]').setInputFiles(pixel);
  await expect(photo.getByRole('alert')).toHaveCount(0);
  await save(page).click();
  await expect(page).toHaveURL('/app');
});

import { expect, type Page, test } from '@playwright/test';
import { choose } from '../../testing/choose.ts';
import { pixel } from '../../testing/pixel.ts';
import { signInFresh } from '../../testing/sign-in.ts';
import { signUpPremium } from '../../testing/stream.ts';
import { expectSound, watch } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

const theme = (page: Page) => page.getByLabel('Theme', { exact: true });
const drawn = (page: Page, number: number) => page.locator(`.lk[data-theme="theme-0${number}"]`);
const notice = (page: Page) => page.getByText('Your buyers see this now');
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const undone = (page: Page) => page.getByText('Undone: your buyers see what they saw before.');
const profile = async (page: Page) => (await page.request.get('/api/me/profile')).json();
const saved = (page: Page, field: string) => expect.poll(async () => (await profile(page))[field]);

for (const { width, lang, words } of [
  { width: 320, lang: 'en', words: ['Your buyers see this now', 'Undo', 'See it'] },
  { width: 390, lang: 'ms', words: ['Pembeli anda nampak ini sekarang', 'Buat asal', 'Lihat'] },
  { width: 1280, lang: 'zh', words: ['买家现在看到的就是这样', '撤销', '查看'] },
])
  test(`a chosen theme shows a notice with Undo, in ${lang} at ${width} px`, async ({ page }) => {
    const complaints = await watch(page);
    await page.setViewportSize({ width, height: 844 });
    await signInFresh(page);
    await page.evaluate(code => localStorage.setItem('lk.lang', code), lang);
    await page.reload();
    await expect(drawn(page, 1)).toBeVisible();
    await page.locator('.bar-theme select').selectOption('theme-02');
    const [message = '', back = '', see = ''] = words;
    await expect(page.getByText(message)).toBeVisible();
    await expectSound(page);
    await saved(page, 'themeKey').toBe('theme-02');
    await page.keyboard.press('F6');
    await expect(page.getByRole('button', { name: back })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: see })).toBeFocused();
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Enter');
    const buyers = await opened;
    await expect(buyers).toHaveURL(new RegExp(`/a/${(await profile(page)).slug}$`));
    await expect(drawn(buyers, 2)).toBeVisible();
    await buyers.close();
    await page.keyboard.press('F6');
    await page.keyboard.press('Enter');
    await saved(page, 'themeKey').toBe('theme-01');
    await expect(drawn(page, 1)).toBeVisible();
    await expect(page.getByText(message)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

test('Undo of a theme that was chosen after another brings back the one before', async ({ page }) => {
  await signInFresh(page);
  for (const id of ['theme-02', 'theme-03']) {
    await theme(page).selectOption(id);
    await saved(page, 'themeKey').toBe(id);
    await expect(notice(page)).toBeVisible();
  }
  await expect(notice(page)).toHaveCount(1);
  await undo(page).click();
  await expect(undone(page).first()).toBeVisible();
  await saved(page, 'themeKey').toBe('theme-02');
  await expect(drawn(page, 2)).toBeVisible();
});

test('palettes tried in their dialog are undone together once it is closed', async ({ page, browser }) => {
  await signUpPremium(page, browser);
  await page.goto('/app');
  const colours = () => page.locator('.lk').first().getAttribute('style');
  await expect(drawn(page, 1)).toBeVisible();
  const before = await colours();
  await page.getByRole('button', { name: 'Colors' }).click();
  for (const name of ['Ocean', 'Royal']) {
    await page.getByRole('radio', { name }).check();
    await saved(page, 'palette').toBe(name.toLowerCase());
  }
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(notice(page)).toBeVisible();
  await undo(page).click();
  await saved(page, 'palette').toBe('default');
  await expect.poll(colours).toBe(before);
});

test('Undo brings back a name, and the photo that the server deleted', async ({ page }) => {
  await signInFresh(page);
  const header = page.locator('[part~=brand-header]');
  const edit = async (name: string) => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('SA name').fill(name);
    return { dialog, save: dialog.getByRole('button', { name: 'Save' }) };
  };
  const { dialog, save } = await edit('Kedai Aisyah');
  await dialog.locator('input[type=file]').setInputFiles(pixel);
  await expect(dialog.locator('img').first()).toBeVisible();
  await save.click();
  await expect(notice(page)).toBeVisible();
  await expect(header).toContainText('Kedai Aisyah');
  const first = (await profile(page)).uploaded_image;
  expect(first).toMatch(/\/uploads\//);

  const second = await edit('Kedai Baharu');
  await second.dialog.getByRole('button', { name: 'Remove' }).click();
  await second.save.click();
  await saved(page, 'uploaded_image').toBeNull();
  await expect(notice(page)).toBeVisible();
  await undo(page).click();
  await expect(undone(page).first()).toBeVisible();
  await saved(page, 'branding_name').toBe('Kedai Aisyah');
  await saved(page, 'uploaded_image').toMatch(/\/uploads\//);
  await expect(header).toContainText('Kedai Aisyah');
  await expect(header.locator('img')).toBeVisible();
});

test('a failed save shows no notice that buyers see it', async ({ page }) => {
  await signInFresh(page);
  await expect(drawn(page, 1)).toBeVisible();
  await page.route('**/api/me/profile', route => route.abort());
  await theme(page).selectOption('theme-02');
  await expect(page.getByText('It is kept here, and sent once there is a connection.').first()).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('a profile that was saved on its page can be undone from the calculator', async ({ page }) => {
  await signInFresh(page, '/profile');
  await page.getByLabel('Branding name', { exact: true }).fill('Kedai Aisyah');
  await choose(page.getByRole('combobox', { name: 'Theme' }), 'Split Left');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Profile saved to server! Your buyers see this now')).toBeVisible();
  await expect(page).toHaveURL('/app');
  await expect(drawn(page, 3)).toBeVisible();
  await undo(page).click();
  await expect(undone(page).first()).toBeVisible();
  await saved(page, 'branding_name').toBe('Aisyah');
  await expect(page.locator('[part~=brand-header]')).not.toContainText('Kedai');
  await expect(drawn(page, 1)).toBeVisible();
});

test('Undo on the profile page shows the former values in its fields', async ({ page }) => {
  await signInFresh(page, '/profile');
  const name = page.getByLabel('Branding name', { exact: true });
  await name.fill('Kedai Aisyah');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(notice(page)).toBeVisible();
  await undo(page).click();
  await saved(page, 'branding_name').toBe('Aisyah');
  await page.clock.runFor(500);
  await expect(name).toHaveValue('Aisyah');
  await expect(page).toHaveURL('/profile');
});

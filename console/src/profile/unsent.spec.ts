import { expect, type Page, test } from '@playwright/test';
import { signInFresh } from '../testing/sign-in.ts';

test.use({ locale: 'en-GB' });

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const originOf = (page: Page) => ({ origin: new URL(page.url()).origin });

/** Changes the profile as another device does. */
async function saveElsewhere(page: Page, data: object): Promise<void> {
  expect((await page.request.post('/api/me/profile', { data, headers: originOf(page) })).ok()).toBe(true);
}

/** Saves at /profile what cannot be sent, with a link to a photo and another theme. */
async function saveHere(page: Page): Promise<void> {
  await signInFresh(page, '/profile');
  await page.getByLabel('Link to a photo', { exact: true }).fill('https://example.com/here.png');
  await page.getByRole('combobox', { name: 'Theme' }).click();
  await page.getByRole('option', { name: /Hero Banner/ }).click();
  await page.route('**/api/me/profile', route => route.abort());
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Profile saved locally!').first()).toBeVisible();
  await expect(page).toHaveURL('/app');
  await page.unroute('**/api/me/profile');
}

test('a conflict calls looks by their names, and what is taken from elsewhere keeps its photo', async ({
  page,
}) => {
  await saveHere(page);
  const uploaded = await page.request.post('/api/upload', {
    multipart: { file: { name: 'a.png', mimeType: 'image/png', buffer: pixel } },
    headers: originOf(page),
  });
  const { url } = await uploaded.json();
  await saveElsewhere(page, { themeKey: 'theme-03', uploaded_image: url });
  await page.reload();
  const question = page.getByRole('dialog', { name: 'This was changed elsewhere, too' });
  await expect(question).toContainText('Theme: ‘Hero Banner’ here, ‘Split Left’ elsewhere.');
  await expect(question).not.toContainText('example.com');
  await question.getByRole('button', { name: 'Take what is elsewhere' }).click();
  await expect(page.locator('.lk[data-theme="theme-03"]')).toBeVisible();
  await expect(page.locator('[part~=brand-header] img')).toHaveAttribute('src', RegExp(url));
  const saved = await (await page.request.get('/api/me/profile')).json();
  expect(saved).toMatchObject({ themeKey: 'theme-03', photo_url: null });
  expect(saved.uploaded_image).toContain(url);
});

test('what waits is sent once, whichever tab has a connection first', async ({ page, context }) => {
  await saveHere(page);
  const sent: string[] = [];
  context.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/api/me/profile'))
      sent.push(request.postData() ?? '');
  });
  const other = await context.newPage();
  await Promise.all([page.reload(), other.goto('/app')]);
  await expect(page.locator('.lk[data-theme="theme-02"]')).toBeVisible();
  await expect(other.locator('.lk[data-theme="theme-02"]')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('lk.unsent') ?? ''))
    .not.toContain('theme-02');
  // What buyers read, and how it looks.
  expect(sent.map(body => Object.keys(JSON.parse(body)).sort())).toEqual([
    ['photo_url', 'uploaded_image'],
    ['themeKey'],
  ]);
});

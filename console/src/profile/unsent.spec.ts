import { expect, type Locator, type Page, test } from '@playwright/test';
import { choose } from '../testing/choose.ts';
import { pixel } from '../testing/pixel.ts';
import { signInFresh } from '../testing/sign-in.ts';

test.use({ locale: 'en-GB' });

const originOf = (page: Page) => ({ origin: new URL(page.url()).origin });

/** Changes the profile as another device does. */
async function saveElsewhere(page: Page, data: object): Promise<void> {
  expect((await page.request.post('/api/me/profile', { data, headers: originOf(page) })).ok()).toBe(true);
}

/** Saves at /profile what cannot be sent, with a link to a photo and another theme. */
async function saveHere(page: Page): Promise<void> {
  await signInFresh(page, '/profile');
  await page.getByLabel('Link to a photo', { exact: true }).fill('https://example.com/here.png');
  await choose(page.getByRole('combobox', { name: 'Theme' }), 'Hero Banner');
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
    multipart: { file: pixel },
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

/** Opens the profile with a headline that waits, and another on the server. @returns what asks which of them shall stand */
async function askBetween(page: Page): Promise<Locator> {
  await signInFresh(page, '/profile');
  await page.getByLabel('Headline').fill('Di sini');
  await page.route('**/api/me/profile', route => route.abort());
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page).toHaveURL('/app');
  await page.unroute('**/api/me/profile');
  await saveElsewhere(page, { headline: 'Di sana' });
  await page.goto('/profile');
  const question = page.getByRole('dialog', { name: 'This was changed elsewhere, too' });
  await expect(page.getByLabel('Headline')).toHaveValue('Di sini');
  await expect(question).toBeVisible();
  return question;
}

/** Does so, and says it. */
async function writeBetween(page: Page, answer: string): Promise<void> {
  const question = await askBetween(page);
  await question.getByRole('button', { name: answer }).click();
}

/** Waits until what waited is sent, and has the page drawn once more, as by a session that is looked after. */
async function drawAgain(page: Page): Promise<void> {
  const sent = page.getByText('What you saved without a connection is on the server now.');
  await expect(sent.first()).toBeVisible();
  for (const language of ['ms', 'en']) {
    await page.evaluate(newValue => {
      dispatchEvent(new StorageEvent('storage', { key: 'lk.lang', newValue }));
    }, language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await expect(page.getByLabel('Headline')).toHaveValue('Di sini');
}

test('a form that is open while what waited is sent saves what stood there before, where that is typed again', async ({
  page,
}) => {
  await writeBetween(page, 'Keep what is here');
  await drawAgain(page);
  await page.getByLabel('Headline').fill('Di sana');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page).toHaveURL('/app');
  expect(await (await page.request.get('/api/me/profile')).json()).toMatchObject({ headline: 'Di sana' });
});

test('nor does it ask whoever leaves it as it is', async ({ page }) => {
  await writeBetween(page, 'Keep what is here');
  await drawAgain(page);
  await page.getByRole('link', { name: 'Embed' }).first().click();
  await expect(page).toHaveURL('/embed');
});

test('a form that is open when what is elsewhere is taken shows that', async ({ page }) => {
  await writeBetween(page, 'Take what is elsewhere');
  await expect(page.getByLabel('Headline')).toHaveValue('Di sana');
});

test('so does one in another tab', async ({ page, context }) => {
  const question = await askBetween(page);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByLabel('Headline')).toHaveValue('Di sini');
  await question.getByRole('button', { name: 'Take what is elsewhere' }).click();
  await expect(other.getByLabel('Headline')).toHaveValue('Di sana');
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

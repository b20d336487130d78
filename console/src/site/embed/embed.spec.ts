import { expect, test } from '@playwright/test';
import { choose } from '../../testing/choose.ts';
import { expectToStand, stopClock } from '../../testing/clock.ts';
import { givePlan } from '../../testing/give-plan.ts';
import { signInFresh } from '../../testing/sign-in.ts';
import { expectSound, signUp, watch } from '../../testing/visit.ts';

test.use({ locale: 'en-GB' });

test('the calculator is chosen, seen, and copied for every place', async ({ page, context }) => {
  const complaints = await watch(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.clock.install();
  await page.goto('/embed');
  await expect(page.locator('loan-kereta [part~=instalment]')).toContainText('RM');
  const hero = page.getByRole('option', { name: 'Hero Banner' });
  // On a busy machine a press on a list that has just opened was lost once.
  await expect(async () => {
    if (!(await hero.isVisible())) await page.getByRole('combobox', { name: 'Theme', exact: true }).click();
    await expect(page.getByRole('option', { name: /Carousel/ })).toBeDisabled();
    await hero.click();
    await expect(page.locator('loan-kereta')).toHaveAttribute('theme', 'theme-02', { timeout: 5000 });
  }).toPass();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
  await page.getByRole('radio', { name: 'React' }).check();
  await stopClock(page);
  const isTold = page.waitForResponse(
    response => response.request().method() === 'PATCH' && response.url().endsWith('/api/me/account'),
  );
  await page
    .getByRole('region', { name: 'React' })
    .getByRole('button', { name: 'Copy', exact: true })
    .click();
  const copied = page.getByRole('button', { name: 'Copied' });
  await expectToStand(page, copied, 3000);
  await expect(copied).toHaveCount(0);
  await page.clock.resume();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('theme="theme-02"');
  await expect(page.getByText('2 of 5 done')).toBeVisible();
  await isTold;
  // Also on another device, which has seen nothing of it.
  await page.evaluate(() => localStorage.removeItem('lk.first-steps'));
  await page.reload();
  await expect(page.getByText('2 of 5 done')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('every place is seen whole, in every language and at every width', async ({ page }) => {
  await signUp(page);
  await page.goto('/embed');
  for (const lang of ['ms', 'en', 'zh']) {
    await page.evaluate(code => localStorage.setItem('lk.lang', code), lang);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const group = page.getByRole('radiogroup');
      await expect(group.getByRole('radio')).toHaveCount(12);
      const cut = await group.evaluate(node => {
        const { left, right } = node.getBoundingClientRect();
        return [...node.querySelectorAll('label')]
          .filter(label => {
            const box = label.getBoundingClientRect();
            const isSmall = box.height < 44 || box.left < left || box.right > right;
            return (
              isSmall || label.scrollWidth > label.clientWidth || label.scrollHeight > label.clientHeight
            );
          })
          .map(label => label.textContent);
      });
      expect(cut, `${lang} at ${width} px`).toEqual([]);
    }
  }
});

test('the calculator stands at what it answers to: as a picture of it, or beside all of it to be tried', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/embed');
  const preview = page.getByRole('region', { name: 'As a buyer sees it' });
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const box = async (name: string) => {
    const found = await region(name).boundingBox();
    if (!found) throw new Error(`${name} is not drawn.`);
    return { ...found, bottom: found.y + found.height };
  };
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const isWide = width === 1280;
    await expect(preview.locator('div[inert]')).toHaveCount(isWide ? 0 : 1);
    const [place, picture, look, address] = [
      await box('Where do you want it?'),
      await box('As a buyer sees it'),
      await box('How it looks there'),
      await box('Your own page'),
    ];
    if (isWide) expect(Math.abs(picture.bottom - address.bottom)).toBeLessThan(1);
    else {
      expect(picture.height, `${width} px`).toBeLessThan(600);
      expect(address.y, `${width} px`).toBeGreaterThanOrEqual(picture.bottom);
    }
    expect(look.y, `${width} px`).toBeGreaterThanOrEqual(place.bottom);
    if (width < 768) expect(picture.y - look.bottom).toBeLessThan(32);
    await expect(preview.locator('[part~=instalment]')).toContainText('RM');
  }
});

test('the address is changed, and its code saved', async ({ page }) => {
  await signUp(page);
  await page.goto('/embed');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'QR as PNG' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const name = page.getByLabel('Your name in the address');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await name.fill('demo-diamond');
  await save.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  const slug = `a-${crypto.randomUUID().slice(0, 8)}`;
  await name.fill(slug);
  await save.click();
  await expect(page.getByRole('img', { name: new RegExp(slug) })).toBeVisible();
  expect((await page.request.get(`/a/${slug}`)).status()).toBe(200);
});

test('another plan shows where the line is made, and takes what it does not grant out of it', async ({
  page,
  browser,
}) => {
  await signInFresh(page);
  await givePlan(page, browser, 'diamond');
  await page.goto('/embed');
  const palette = page.getByRole('combobox', { name: 'Colors', exact: true });
  const widget = page.locator('loan-kereta');
  await choose(palette, 'Ocean', () => expect(widget).toHaveAttribute('palette', 'ocean', { timeout: 5000 }));
  await expect(widget.locator('[part~=instalment]')).toContainText('RM');
  await expect(widget.locator('[part~=watermark]')).toHaveCount(0);
  await givePlan(page, browser, 'basic');
  await expect(widget).not.toHaveAttribute('palette');
  await expect(widget.locator('[part~=watermark]')).toBeAttached();
  await expect(page.locator('pre').first()).not.toContainText('ocean');
});

test('what is changed in another window shows where the line is made', async ({ page, context }) => {
  await signInFresh(page);
  await page.goto('/embed');
  const widget = page.locator('loan-kereta');
  await expect(widget.locator('[part~=instalment]')).toContainText('RM');
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByLabel('Branding name').fill('Kereta Impian Klang');
  await other.getByRole('button', { name: 'Save Profile' }).click();
  await expect(widget.getByText('Kereta Impian Klang').first()).toBeAttached();
});

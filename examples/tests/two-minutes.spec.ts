import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from './host.ts';

test.use({ locale: 'en-GB', viewport: { width: 390, height: 844 }, hasTouch: true });

/** Takes the README's pictures on the way, where `LK_PICTURES` is set. */
async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.LK_PICTURES) return;
  const path = fileURLToPath(new URL(`../../docs/images/way-${name}.png`, import.meta.url));
  await page.screenshot({ path, animations: 'disabled' });
}

/** Goes to a page by the menu that a phone has. */
async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Open the menu' }).tap();
  await page.getByRole('dialog').getByRole('link', { name }).tap();
}

test('from the front page to a calculator of one’s own on another page, on a phone', async ({
  page,
  context,
  host,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[part~=instalment]')).toBeVisible();
  await picture(page, '1-landing');
  await page.getByRole('link', { name: 'Register' }).first().tap();

  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field('Full name').fill('Aisyah binti Ali');
  await field('Email').fill(`two-minutes-${crypto.randomUUID()}@example.com`);
  await field('Password').fill('satu dua tiga empat');
  await field('Confirm password').fill('satu dua tiga empat');
  await picture(page, '2-register');
  await page.getByRole('button', { name: 'Create Account' }).tap();
  await expect(page).toHaveURL('/app');

  await page.getByRole('link', { name: 'Add your WhatsApp number' }).tap();
  await expect(page).toHaveURL(/\/profile/);
  await field('Branding name').fill('Aisyah Perodua Shah Alam');
  await field('WhatsApp number').fill('012-345 6789');
  await picture(page, '3-profile');
  await page.getByRole('button', { name: 'Save Profile' }).tap();
  await expect(page).toHaveURL('/app');

  await openFromMenu(page, 'Embed');
  await page.getByRole('button', { name: 'Copy', exact: true }).tap();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await picture(page, '4-embed');
  const snippet = await page.evaluate(() => navigator.clipboard.readText());

  // Another site, of another origin, that has nothing but the line that was copied.
  const shop = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Kedai Aisyah</title><h1>Kedai Aisyah</h1>${snippet}`;
  await page.goto(host.page(shop));
  await expect(page.locator('[part~=brand-header]')).toContainText('Aisyah Perodua Shah Alam');
  await expect(page.locator('[part~=instalment]')).toContainText('RM471');
  await expect(page.locator('[part~=whatsapp]')).toHaveAttribute('href', /wa\.me\/60123456789/);
  await picture(page, '5-page');
});

import { type Browser, expect, type Page } from '@playwright/test';
import { openAdminSession } from './sign-in.ts';
import { originOfSite, signUp } from './visit.ts';

export const figure = (page: Page) => page.locator('[part~=instalment]');
/** The figure alone: a live stream says other words beside it. */
export const amount = async (page: Page) => /RM[\d,]+/.exec((await figure(page).textContent()) ?? '')?.[0];
export const deposit = (page: Page) => page.getByRole('textbox', { name: 'Deposit' });

/** Signs in an advisor of this test's own, whose plan grants live streams. */
export async function signUpPremium(page: Page, browser: Browser): Promise<void> {
  await signUp(page);
  const { id } = await (await page.request.get('/api/auth/me')).json();
  const admin = await browser.newContext();
  await openAdminSession(admin);
  const granted = await admin.request.post(`/api/admin/users/${id}/plan/time`, {
    data: { days: 30 },
    headers: originOfSite(),
  });
  expect(granted.status()).toBe(200);
  await admin.close();
}

/** Begins a stream on the phone. @returns its code */
export async function goLive(phone: Page): Promise<string> {
  await phone.getByRole('button', { name: 'Live', exact: true }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Go live' }).click();
  return (await dialog.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()) ?? '';
}

/** Begins a stream on the phone, on an overlay of which it is seen. @returns the overlay */
export async function pair(phone: Page, browser: Browser): Promise<Page> {
  await phone.goto('/app');
  const code = await goLive(phone);
  const overlay = await browser.newPage({ locale: 'en-GB' });
  await overlay.goto(`/live#${code}`);
  await expect(figure(overlay)).toContainText((await amount(phone)) ?? 'nothing');
  await phone.keyboard.press('Escape');
  return overlay;
}

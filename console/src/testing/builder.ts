import { type Browser, expect, type Page } from '@playwright/test';
import { givePlan } from './give-plan.ts';
import { signInFresh } from './sign-in.ts';

/** Opens the theme builder as an advisor that no other test has, of a plan. @returns the name in the calculator's address */
export async function openBuilder(
  page: Page,
  browser: Browser,
  plan: 'premium' | 'diamond' = 'diamond',
): Promise<string> {
  await signInFresh(page);
  await givePlan(page, browser, plan);
  await page.goto('/app/customize');
  await expect(page.locator('.cell')).toHaveCount(6);
  const { slug } = (await (await page.request.get('/api/me/profile')).json()) as { slug: string };
  return slug;
}

/** Saves what is on the grid, as a name where one is given. */
export async function saveLayout(page: Page, name?: string): Promise<void> {
  if (name !== undefined) await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save Preset' }).click();
  await expect(page.getByText('All saved')).toBeVisible();
}

/** Leaves the builder for the account, where something is not saved unless told otherwise. */
export async function leaveBuilder(page: Page, what: 'saved' | 'unsaved' = 'unsaved'): Promise<void> {
  await page.getByRole('link', { name: 'My Account' }).first().click();
  if (what === 'unsaved') await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  // Drawn, and not only in the address: until then the builder still asks whoever goes back.
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
}

/** Does something with a saved layout from its menu. */
export async function inMenu(page: Page, name: string, act: string): Promise<void> {
  await page
    .getByRole('listitem', { name })
    .getByRole('button', { name: new RegExp(name) })
    .click();
  await page.getByRole('menuitem', { name: act }).click();
}

/** What is kept of a layout, as far as tests look at it. */
interface Kept {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly version: number;
  readonly components: readonly { readonly type: string; readonly w: number }[];
  readonly colors: object | null;
}

/** The layouts that the server keeps for whoever is signed in. */
export async function keptLayouts(page: Page): Promise<Kept[]> {
  return (await page.request.get('/api/theme-presets')).json();
}

import { type PageId, pages, type Viewer } from '@loan-kereta/sdk/pages';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signInContext, signInDemo } from './sign-in.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly viewer: Viewer;
}

/** Every page that the server answers, some again with a part of them open, and two that have no row among them. */
export const screens: readonly Screen[] = [
  ...Object.entries(pages).map(([name, { path, viewer }]) => ({
    name,
    // The numbers that a new database has.
    path: path.replaceAll(/:\w+/g, '1'),
    viewer: name === 'landing' ? ('guest' as const) : viewer,
  })),
  { name: 'adminUser', path: '/admin?user=1', viewer: 'admin' },
  { name: 'adminNewUser', path: '/admin?create=user', viewer: 'admin' },
  { name: 'adminPlanChoice', path: '/admin/dashboard?tab=users', viewer: 'admin' },
  { name: 'adminPrices', path: '/admin/models?view=prices', viewer: 'admin' },
  { name: 'adminScheduled', path: '/admin/models?view=later', viewer: 'admin' },
  { name: 'adminModelForm', path: '/admin/editor?tab=form', viewer: 'admin' },
  { name: 'adminOwn', path: '/admin/admins?part=own', viewer: 'admin' },
  { name: 'adminSecurity', path: '/admin/audit?log=security', viewer: 'admin' },
  { name: 'hosted', path: '/a/demo-diamond', viewer: 'guest' },
  { name: 'notFound', path: '/nothing', viewer: 'guest' },
];

/** The screens of those names. @throws Error when there is no screen of a name */
export function screensNamed(names: readonly string[]): readonly Screen[] {
  const unknown = names.filter(name => !screens.some(each => each.name === name));
  if (unknown.length === 0) return screens.filter(({ name }) => names.includes(name));
  const known = screens.map(({ name }) => name).join(', ');
  throw new Error(`No page is called ${unknown.join(', ')}; there are ${known}.`);
}

/** The screens that are whole when the calculator in them is. */
const calculators: readonly (PageId | 'hosted')[] = ['landing', 'app', 'customize', 'embed', 'hosted'];

const advisor = 'demo-diamond@example.com';

/** A browser of somebody who sees a page, as that page's own sign-in would leave it. */
export async function contextOf(browser: Browser, at: string, viewer: Viewer, locale: string) {
  const context = await browser.newContext({ baseURL: at, locale, reducedMotion: 'reduce' });
  if (viewer === 'admin') await signInDemo(context, at, 'demo-admin@example.com', '/api/admin/login');
  else if (viewer === 'advisor' || viewer === 'public') await signInContext(context, at, advisor);
  return context;
}

/** Opens a screen in a new tab, and waits until all of it is drawn. */
export async function openScreen(context: BrowserContext, { name, path }: Screen): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  // Hidden behind a dialog where one is open.
  const title = page.getByRole('heading', { level: 1, includeHidden: true }).first();
  await title.waitFor({ state: 'attached' });
  if (calculators.some(each => each === name)) await page.locator('[part~=instalment]').first().waitFor();
  await page.waitForFunction(
    () => ![...document.querySelectorAll('main .lucide-loader-circle')].some(each => each.checkVisibility()),
  );
  // Parts of a screen come after it, and their data after them. Chromium sometimes never reports the end of a request that
  // a service worker answered.
  await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => {});
  return page;
}

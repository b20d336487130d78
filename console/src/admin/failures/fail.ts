import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import { signInAdmin } from '../../testing/sign-in.ts';
import type { Act } from './act.ts';

const notAllowed = 'Your role does not allow this.';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Signs in as the admin. @returns the cookies of who only helps, and the admin's */
export async function bothRoles(page: Page): Promise<Readonly<Record<'support' | 'admin', Cookies>>> {
  const context = page.context();
  await signInAdmin(page, '/admin/mail', 'support');
  const support = await context.cookies();
  // Who signs in over another session ends that one.
  await context.clearCookies();
  await signInAdmin(page, '/admin/mail');
  return { support, admin: await context.cookies() };
}

/** Has a call be made with other cookies, and the server say itself what it says to that. */
const as = (cookies: Cookies) => async (route: Route) => {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await route.fulfill({
    response: await route.fetch({ headers: { ...route.request().headers(), cookie } }),
  });
};

/**
 * Each act fails by a fault of the server, by the network, and by a role that changed meanwhile; each says which, and
 * keeps what was written. When the session ends in the middle it leads to the sign-in.
 */
export async function fail(
  page: Page,
  act: Act,
  { support, admin }: Awaited<ReturnType<typeof bothRoles>>,
): Promise<void> {
  const { path, call, method, prepare, make, press, failed, silent, because = '', supportMay, intact } = act;
  const context = page.context();
  /** Has the calls of the act end so, and no others. */
  const answer = (how: (route: Route) => Promise<void>) =>
    page.route(call, route => (route.request().method() === method ? how(route) : route.fallback()));

  const begin = async () => {
    if (!make) return;
    // The messages of the time before go with their page.
    await page.goto(path);
    await make(page);
  };

  await page.goto(path);
  await prepare(page);
  for (const [said, how] of [
    [failed, (route: Route) => route.fulfill({ status: 500, body: 'broken' })],
    [silent, (route: Route) => route.abort()],
  ] as const) {
    await begin();
    await answer(how);
    await press(page);
    await expect(page.getByText(said).first()).toBeVisible();
    await page.unroute(call);
    await intact?.(page);
  }
  if (!supportMay) {
    await begin();
    await answer(as(support));
    await press(page);
    await expect(page.getByText(because + notAllowed).first()).toBeVisible();
    await page.unroute(call);
    await intact?.(page);
  }
  await begin();
  await answer(async route => {
    await context.clearCookies();
    await as([])(route);
  });
  await press(page);
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.unroute(call);
  await context.addCookies(admin);
}

/** What a test of such acts is called. */
export const tested = (what: string) =>
  `${what} fails aloud by the server, the network and the role, loses nothing, and leads to the sign-in without a session`;

import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { signInAdmin } from '../../testing/sign-in.ts';
import { freshEmail, password } from '../../testing/visit.ts';
import type { Act } from './act.ts';
import { ofCars } from './of-cars.ts';
import { ofAdmin, ofSite } from './of-site.ts';
import { ofMany, ofUser } from './of-users.ts';

test.use({ locale: 'en-GB' });

const notAllowed = 'Your role does not allow this.';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Signs in as the admin. @returns the cookies of who only helps, and the admin's */
async function bothRoles(page: Page): Promise<Readonly<Record<'support' | 'admin', Cookies>>> {
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
async function fail(page: Page, act: Act, { support, admin }: Awaited<ReturnType<typeof bothRoles>>) {
  const { path, call, method, prepare, press, failed, silent, because = '', supportMay, intact } = act;
  const context = page.context();
  /** Has the calls of the act end so, and no others. */
  const answer = (how: (route: Route) => Promise<void>) =>
    page.route(call, route => (route.request().method() === method ? how(route) : route.fallback()));

  await page.goto(path);
  await prepare(page);
  for (const [said, how] of [
    [failed, (route: Route) => route.fulfill({ status: 500, body: 'broken' })],
    [silent, (route: Route) => route.abort()],
  ] as const) {
    await answer(how);
    await press(page);
    await expect(page.getByText(said).first()).toBeVisible();
    await page.unroute(call);
    await intact?.(page);
  }
  if (!supportMay) {
    await answer(as(support));
    await press(page);
    await expect(page.getByText(because + notAllowed).first()).toBeVisible();
    await page.unroute(call);
    await intact?.(page);
  }
  await answer(async route => {
    await context.clearCookies();
    await as([])(route);
  });
  await press(page);
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.unroute(call);
  await context.addCookies(admin);
}

const tested = (what: string) =>
  `${what} fails aloud by the server, the network and the role, loses nothing, and leads to the sign-in without a session`;

test(tested('what is done to a user, and to some at once,'), async ({ page }) => {
  const email = freshEmail();
  const name = 'Noraini binti Salleh';
  const made = await page.request.post('/api/auth/register', { data: { name, email, password } });
  const { user } = (await made.json()) as { user: { id: number } };
  await page.context().clearCookies({ name: 'lk_session' });
  const roles = await bothRoles(page);
  const account = `/api/admin/users/${user.id}`;
  const read = await page.request.get(account);
  const headers = { origin: new URL(page.url()).origin, 'If-Match': read.headers().etag ?? '' };
  expect((await page.request.post(`${account}/plan/time`, { headers, data: { days: 30 } })).status()).toBe(
    200,
  );
  for (const act of [...ofUser(user.id), ...ofMany]) await test.step(act.name, () => fail(page, act, roles));
});

test(tested('what is done to another admin'), async ({ page }) => {
  const email = freshEmail();
  const roles = await bothRoles(page);
  const headers = { origin: new URL(page.url()).origin };
  const data = { email, role: 'support' };
  const invited = await page.request.post('/api/admin/admins', { data, headers });
  const { id } = (await invited.json()) as { id: number };
  for (const act of ofAdmin(id, email)) await test.step(act.name, () => fail(page, act, roles));
});

for (const [what, acts] of [
  ['the site', ofSite],
  ['the cars', ofCars],
] as const)
  test(tested(`what is done to ${what}`), async ({ page }) => {
    page.on('dialog', leave => void leave.accept());
    const roles = await bothRoles(page);
    for (const act of acts) await test.step(act.name, () => fail(page, act, roles));
  });

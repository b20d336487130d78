import { expect, type Page, test } from '@playwright/test';
import { givePlan } from '../testing/give-plan.ts';
import { signInFresh } from '../testing/sign-in.ts';
import { expectSound, isThere, password, waitForAnswers } from '../testing/visit.ts';

test.use({ locale: 'en-GB' });

const warning = (page: Page) => page.getByRole('dialog', { name: 'Your session is about to end' });

test('an idle session is warned of, extended, and ended in every tab, and what was typed waits', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const email = await signInFresh(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('SA name').fill('Belum disimpan');
  // The session is watched once nothing else is to be done.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lk.session.user'))).not.toBeNull();
  await page.clock.fastForward('42:50');
  await expect(warning(page)).toHaveCount(0);
  await page.clock.fastForward('00:12');
  await expect(warning(page)).toContainText(/1:5\d/);
  await expectSound(page);
  // Moving the mouse is no answer to a question.
  await page.mouse.move(5, 5);
  await expect(warning(page)).toBeVisible();
  const extend = warning(page).getByRole('button', { name: 'Sambung Sesi' });
  // The specification quotes it in Malay, which it says to a screen reader.
  await expect(extend.getByText('Sambung Sesi')).toHaveAttribute('lang', 'ms');
  await extend.click();
  await expect(warning(page)).toHaveCount(0);
  await expect(page.getByLabel('SA name')).toBeFocused();
  const failed = page.getByText('The server could not be reached. It is asked again while you work.').first();
  await expect(failed).toHaveCount(0);
  await page.clock.fastForward('43:02');
  await page.route('**/api/auth/me', route => route.abort());
  await extend.click();
  await expect(failed).toBeVisible();
  await expect(warning(page)).toHaveCount(0);
  await page.unroute('**/api/auth/me');

  const other = await context.newPage();
  await other.goto('/change-password');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.bringToFront();
  // As a laptop does that slept over lunch.
  await page.clock.fastForward('02:00:00');
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login?next=%2Fchange-password');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);

  await isThere(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(`${password}-${email}`);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText(/^Login successful! Welcome .+/)).toBeVisible();
  // The calculator's code is there already, so it would come at once.
  await page.clock.runFor(999);
  await page.evaluate(() => fetch('/healthz'));
  await expect(page).toHaveURL('/login');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/app');
  await page.clock.resume();
  await expect(page.getByLabel('SA name')).toHaveValue('Belum disimpan');
});

/** Has the last thing that was done in a session be so long ago, in ms. @returns the times of the session */
const idleFor = (page: Page, idle: number) =>
  page.evaluate(ago => {
    const active = Date.now() - ago;
    const times = { began: active - 60_000, active };
    localStorage.setItem('lk.session.user', JSON.stringify(times));
    return times;
  }, idle);

const timesIn = (page: Page): Promise<{ began: number; active: number }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('lk.session.user') ?? '{}'));

test('to open a page keeps a session, also one without a watch, and what a page asks by itself does not', async ({
  page,
}) => {
  await signInFresh(page, '/account');
  await expect(page.getByText('Basic Plan').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lk.session.user'))).not.toBeNull();
  // Not long enough to be warned of.
  const before = await idleFor(page, 40 * 60_000);
  await page.goto('/');
  await expect.poll(async () => (await timesIn(page)).active).toBeGreaterThan(before.active + 39 * 60_000);
  expect((await timesIn(page)).began).toBe(before.began);

  await page.goto('/account');
  await expect(page.getByText('Basic Plan').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  // As after a change of the plan, of which the page then asks more.
  await page.route('**/api/user/access', async route => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), expires_at: '2098-01-01T00:00:00Z' },
    });
  });
  const checked = page.waitForResponse('**/api/auth/me');
  const idle = await idleFor(page, 30 * 60_000);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await (await checked).finished();
  const isTaken = () => page.evaluate(() => localStorage.getItem('lastAccessTime'));
  await expect.poll(async () => Number(await isTaken())).toBeGreaterThan(idle.active + 30 * 60_000);
  expect(await timesIn(page)).toEqual(idle);
});

test('who signs out of the warning without a connection is told so in it', async ({ page }) => {
  await waitForAnswers(page);
  await page.clock.install();
  await signInFresh(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lk.session.user'))).not.toBeNull();
  await page.clock.fastForward('43:02');
  const { promise: waiting, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/auth/logout', async route => {
    await waiting;
    await route.abort();
  });
  const leave = warning(page).getByRole('button', { name: 'Logout' });
  await leave.click();
  await expect(leave).toHaveAttribute('aria-busy', 'true');
  goOn();
  await expect(warning(page).getByRole('alert')).toHaveText(/^You are still signed in/);
  await expect(leave).not.toHaveAttribute('aria-busy');
  await expect(leave).toBeFocused();
  await expectSound(page);
  await page.unroute('**/api/auth/logout');
  await leave.click();
  await expect(page).toHaveURL('/login');
});

test('a tab that hears first of the end of a session does not have the server bring it back', async ({
  page,
  context,
}) => {
  await signInFresh(page);
  const other = await context.newPage();
  await other.goto('/change-password');
  await isThere(other);
  // What the first has asked of the session would write it down again.
  await page.waitForLoadState('networkidle');
  // As the tab does in which it ends, before it tells the server.
  await page.evaluate(() => localStorage.removeItem('user'));
  await expect(other).toHaveURL('/login?next=%2Fchange-password');
  await expect(other.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('a session that was ended elsewhere signs out every tab within seconds', async ({ page, context }) => {
  await signInFresh(page);
  const other = await context.newPage();
  await other.goto('/change-password');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.bringToFront();
  // Without its cookie a session is as good as ended on the server.
  await context.clearCookies({ name: 'lk_session' });
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login?next=%2Fchange-password');
});

test('a refusal that comes late, of a session that is over, ends none that has begun since', async ({
  page,
  context,
}) => {
  await waitForAnswers(page);
  const email = await signInFresh(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lk.session.user'))).not.toBeNull();
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  let answer = (): void => {};
  const answered = new Promise<void>(resolve => {
    answer = resolve;
  });
  let refusals = 0;
  await page.route('**/api/auth/me', async route => {
    // What the server says while nobody is signed in, which takes its time.
    const response = await route.fetch({ headers: { ...route.request().headers(), cookie: '' } });
    if (response.status() === 401) refusals += 1;
    await answered;
    await route.fulfill({ response });
  });
  await other.getByRole('button', { name: 'Your account' }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  const question = other.getByRole('dialog');
  await expect(question).toBeVisible();
  await other.evaluate(() => {
    const { id } = JSON.parse(localStorage.getItem('user') ?? '').user;
    const channel = new BroadcastChannel('admin_changes');
    channel.postMessage({ type: 'PLAN_CHANGED', userId: id, action: 'plan' });
  });
  await expect.poll(() => refusals).toBeGreaterThan(0);

  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/login?next=%2Faccount');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(`${password}-${email}`);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other).toHaveURL('/account');

  const refused = page.waitForResponse('**/api/auth/me');
  answer();
  await (await refused).finished();
  // What the tab makes of it, it has made of it before it answers this.
  await page.evaluate(() => fetch('/readyz'));
  expect(await other.evaluate(() => localStorage.getItem('user'))).not.toBeNull();
  await other.reload();
  await expect(other.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expect(other).toHaveURL('/account');
});

test('a call that is refused ends a session only where the server says that it is over', async ({
  page,
  context,
}) => {
  await signInFresh(page, '/account');
  const reload = async () => {
    const refused = page.waitForResponse('**/api/plans');
    await page.reload();
    await (await refused).finished();
  };
  // As a call of the session before, whose answer comes late.
  await page.route('**/api/plans', route => route.fulfill({ status: 401, json: {} }));
  const asked = page.waitForResponse('**/api/auth/me');
  await reload();
  expect((await asked).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).not.toBeNull();
  await context.clearCookies();
  await reload();
  await expect(page).toHaveURL('/login?next=%2Faccount');
});

test('an account that is looked at shows the plan that an admin gives meanwhile', async ({
  page,
  browser,
}) => {
  await signInFresh(page, '/account');
  await expect(page.getByText('Basic Plan').first()).toBeVisible();
  await givePlan(page, browser, 'premium');
  await expect(page.getByText('Premium Plan').first()).toBeVisible();
});

test('a session that is over leads nobody away from a page that needs none', async ({ page, context }) => {
  await signInFresh(page);
  await context.clearCookies();
  const refused = page.waitForResponse(
    response => response.url().endsWith('/api/auth/me') && response.status() === 401,
  );
  await page.goto('/reset-password#token=not-a-real-one');
  await refused;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.getByLabel('New password').fill('lima enam tujuh');
  await expect(page).toHaveURL('/reset-password');
});

test('a plan that an admin changes shows without a reload, a second after it is told', async ({
  page,
  context,
  browser,
}) => {
  await page.clock.install();
  await signInFresh(page);
  const colors = page.getByRole('button', { name: 'Colors' });
  await expect(colors).toHaveAccessibleName('Colors (locked)');
  // What a page in sight asks from time to time would bring it, too.
  await page.route('**/api/user/access', route => route.abort());
  await givePlan(page, browser, 'premium');
  const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '').user);
  const admin = await context.newPage();
  await admin.goto('/api/docs');
  let asked = 0;
  await page.route('**/api/auth/me', route => {
    asked += 1;
    return route.continue();
  });
  await page.bringToFront();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  /** Tells of a change, and waits until the page has heard of it. */
  const tell = async (userId: number) => {
    const ear = await page.evaluateHandle(() => {
      const channel = new BroadcastChannel('admin_changes');
      return { heard: new Promise(resolve => channel.addEventListener('message', resolve)) };
    });
    await admin.evaluate(of => {
      new BroadcastChannel('admin_changes').postMessage({ type: 'PLAN_CHANGED', userId: of, action: 'plan' });
    }, userId);
    await ear.evaluate(({ heard }) => heard.then(() => undefined));
  };
  /** Puts the clock forward, and waits until what was asked by then has been noted. */
  const askedAfter = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    await page.evaluate(() => fetch('/healthz'));
    return asked;
  };
  await tell(id + 1);
  expect(await askedAfter(2000)).toBe(0);
  await tell(id);
  expect(await askedAfter(999)).toBe(0);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(colors).toHaveAccessibleName('Colors');
  expect(asked).toBe(1);
});

test('who signs in to another account in one tab sees only that one in the others', async ({
  page,
  context,
}) => {
  const first = await signInFresh(page, '/account');
  await expect(page.getByText(first).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/debug');
  await other.getByRole('button', { name: 'Test Registration' }).click();
  await expect(other.getByText('Success · Status 201')).toBeVisible();
  await expect(page.getByText(/^debug-.+@example\.com$/).first()).toBeVisible();
  await expect(page.getByText(first)).toHaveCount(0);
});

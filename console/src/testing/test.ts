import {
  type Browser,
  type BrowserContext,
  test as base,
  type CDPSession,
  type Page,
} from '@playwright/test';

export * from '@playwright/test';

/** A context that tests use one after another. */
interface Shared {
  /** The options that the context was made with, as text. */
  readonly options: string;
  readonly context: BrowserContext;
  /** A page that runs no script. It keeps the process alive in which the scripts of pages are compiled already. */
  readonly parked: Page;
  readonly session: CDPSession;
}

/** Milliseconds that a message stands by itself: one that only says something, and one that offers something. */
const messageTimes = [5000, 12_000];

/**
 * Makes timers of a page that have one of these delays run ten times as long. A person reacts within them, but a test on a
 * busy machine may not. A test that is about such a delay stops the clock, which replaces these timers.
 */
export const lengthenTimers = (context: BrowserContext, delays: readonly number[]): Promise<unknown> =>
  context.addInitScript(long => {
    const { setTimeout } = window;
    window.setTimeout = ((work: TimerHandler, delay = 0, ...rest: unknown[]) =>
      setTimeout(work, long.includes(delay) ? 10 * delay : delay, ...rest)) as typeof setTimeout;
  }, delays);

async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await lengthenTimers(context, messageTimes);
  return context;
}

async function open(browser: Browser, options: string): Promise<Shared> {
  const context = await newContext(browser);
  const parked = await context.newPage();
  // A file with the headers of a page, because a page with other headers would get another process.
  await parked.goto('/appearance.js');
  return { options, context, parked, session: await context.newCDPSession(parked) };
}

/**
 * Removes all that a test left in a context: pages, routes, cookies, permissions, and what its pages stored or cached.
 * @returns false if the test stopped the clock, which a context cannot undo
 */
async function reset({ context, parked, session }: Shared): Promise<boolean> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const page of context.pages()) if (page !== parked) await page.close();
  await context.setOffline(false);
  await context.clearCookies();
  await context.clearPermissions();
  // Plans and cars may be half a minute old for a browser, which another test has changed.
  await session.send('Network.clearBrowserCache');
  return parked.evaluate(async () => {
    localStorage.clear();
    for (const key of await caches.keys()) await caches.delete(key);
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    return !('__pwClock' in window);
  });
}

/**
 * Playwright's `test`, with one context for the tests of a worker that ask for the same options. A new context is a new
 * process, which compiles every script again.
 */
export const test = base.extend<
  object,
  { shelf: { readonly browser: Browser; shared?: Shared | undefined } }
>({
  shelf: [async ({ browser }, use) => use({ browser }), { scope: 'worker' }],
  context: async (
    { shelf, serviceWorkers, locale, viewport, hasTouch, isMobile, permissions, contextOptions },
    use,
    { project },
  ) => {
    // A service worker and a permission that is there from the start outlive a test.
    if (serviceWorkers === 'allow' || permissions) {
      const context = await newContext(shelf.browser);
      await use(context);
      return context.close();
    }
    const options = JSON.stringify([project.name, locale, viewport, hasTouch, isMobile, contextOptions]);
    if (shelf.shared?.options !== options) {
      await shelf.shared?.context.close();
      shelf.shared = await open(shelf.browser, options);
    }
    await use(shelf.shared.context);
    if (await reset(shelf.shared)) return;
    await shelf.shared.context.close();
    shelf.shared = undefined;
  },
});

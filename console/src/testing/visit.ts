import { expect, type Page, test } from '@playwright/test';
import { findWithAxe } from '../../../scripts/axe.ts';

/** Notes what no page of ours may cause: a broken Content-Security-Policy, or an error that nobody caught. */
export async function watch(page: Page): Promise<readonly string[]> {
  const complaints: string[] = [];
  await page.exposeFunction('noteViolation', (what: string) => complaints.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      (window as unknown as { noteViolation: (what: string) => void }).noteViolation(
        `${effectiveDirective} stopped ${blockedURI}`,
      );
    });
  });
  page.on('pageerror', error => complaints.push(error.message));
  return complaints;
}

/** Waits until the page has taken the place of what its document has drawn of it, which has its labels but is no page. */
export const isThere = (page: Page): Promise<void> => expect(page.locator('#drawn')).toHaveCount(0);

/** Has a page wait for answers that the test keeps back, however long what it does meanwhile takes. */
export const waitForAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });

/**
 * Searches a list of the console by keyboard. What is typed reaches the address as it goes: a page that is left before
 * the whole of it has would search for less.
 */
export async function searchFor(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(text);
  await expect(page).toHaveURL(url => url.searchParams.get('search') === text);
}

/** Holds that nothing stands out of the page at the side. */
export async function expectWithin(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width);
}

/** Holds that axe finds nothing, and that nothing stands out of the page at the side. */
export async function expectSound(page: Page): Promise<void> {
  await isThere(page);
  // What fades in would be measured half transparent; what goes with scrolling has no end.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          ({ effect, timeline }) =>
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  // A page may still be taking shape: it counts as it is once it has.
  await expect.poll(() => findWithAxe(page)).toEqual([]);
  await expectWithin(page);
}

/** The header that the server asks of a call that changes something: the origin of its own pages. */
export const originOfSite = () => ({ origin: new URL(test.info().project.use.baseURL ?? '').origin });

/** Signs somebody in as the sign-in page does, in as many requests as that takes. */
export async function signIn(page: Page, email: string): Promise<void> {
  const response = await page.request.post('/api/auth/login', {
    data: { email, password },
    headers: originOfSite(),
  });
  const stored = JSON.stringify(await response.json());
  await page.addInitScript(session => localStorage.setItem('user', session), stored);
}

/** Opens an account of its own for a test, and signs in to it. @returns its address */
export async function signUp(page: Page, email = freshEmail()): Promise<string> {
  await page.request.post('/api/auth/register', {
    data: { name: 'Aisyah binti Ali', email, password },
    headers: { ...originOfSite(), 'Accept-Language': 'en', 'X-Forwarded-For': freshNetwork() },
  });
  await signIn(page, email);
  return email;
}

/** An address that no other test has. */
export const freshEmail = (): string => `advisor-${crypto.randomUUID()}@example.com`;

/** A network that no other test has: from one only so many accounts are opened in an hour. */
export const freshNetwork = (): string => [10, ...crypto.getRandomValues(new Uint8Array(3))].join('.');

/** The demo accounts' password, as the server under test was told. */
export const password = 'only-for-tests-1';

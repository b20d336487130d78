import type { Browser, Page } from '@playwright/test';
import { median } from '../../scripts/statistics.ts';
import { demoPassword } from '../product.ts';
import { slowdown } from './slow-phone.ts';

/** How many rows are scrolled through, and how far in a frame, in px. */
const rows = 10_000;
const step = 600;
/** In ms: until the screen is usable, until a search is answered, and the longest frame, unless the browser itself takes longer. */
const limits = { usable: 1000, search: 300, frame: 50 };

const searches = ['lim', 'nurul', 'siti a', 'wong'];

/** From pressing Sign In until the first user can be opened. */
async function usable(page: Page): Promise<number> {
  await page.goto('/admin/login?next=/admin/users');
  await page.getByLabel('Email').fill('demo-admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  const taken = page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let began = 0;
        addEventListener(
          'submit',
          () => {
            began = performance.now();
          },
          true,
        );
        const look = () => {
          if (document.querySelector('[data-opens]')) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.getByRole('button', { name: 'Sign In' }).click();
  return Math.round(await taken);
}

/** From the last letter until other users stand there. */
async function answered(page: Page, text: string): Promise<number> {
  const field = page.getByRole('searchbox', { name: 'Search' });
  await field.fill('');
  await page.waitForURL(url => !url.searchParams.has('search'));
  await page.waitForTimeout(1000);
  const taken = page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const tableText = () => document.querySelector('table')?.textContent;
        const before = tableText();
        addEventListener(
          'input',
          () => {
            const began = performance.now();
            const look = () => {
              if (tableText() !== before) resolve(performance.now() - began);
              else requestAnimationFrame(look);
            };
            look();
          },
          { capture: true, once: true },
        );
      }),
  );
  await field.fill(text);
  return Math.round(await taken);
}

/** Every frame while ten thousand rows go by, in ms. */
async function scrolled(page: Page): Promise<number[]> {
  await page.goto('/admin/users');
  await page.locator('[data-opens]').first().waitFor();
  return page.evaluate(
    async ({ rows, step }) => {
      const scroll = document.querySelector('table')?.parentElement;
      if (!scroll) throw new Error('There is no list to scroll.');
      const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve));
      const last = () =>
        Number([...document.querySelectorAll<HTMLElement>('[data-index]')].at(-1)?.dataset.index);
      const frames: number[] = [];
      let before = await frame();
      // What is scrolled faster than it comes waits at the end, and so does this.
      while (last() < rows - 1) {
        scroll.scrollTop += step;
        const now = await frame();
        frames.push(now - before);
        before = now;
      }
      return frames;
    },
    { rows, step },
  );
}

/**
 * The same number of frames in which as many rows as a step has are taken from a copy of the list and put to its end:
 * what the browser itself needs on this machine, without data, without our code and without a request.
 */
const copied = (page: Page, count: number) =>
  page.evaluate(
    async ({ count, step }) => {
      const scroll = document.querySelector('table')?.parentElement?.cloneNode(true) as HTMLElement;
      document.body.replaceChildren(scroll);
      const body = scroll.querySelector('tbody');
      const height = body?.querySelector<HTMLElement>('[data-index]')?.offsetHeight;
      if (!body || !height) throw new Error('There is no list to copy.');
      const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve));
      const frames: number[] = [];
      let before = await frame();
      while (frames.length < count) {
        for (const row of [...body.querySelectorAll('[data-index]')].slice(0, Math.round(step / height))) {
          body.append(row.cloneNode(true));
          row.remove();
        }
        scroll.scrollTop = frames.length % 2 ? step : 0;
        const now = await frame();
        frames.push(now - before);
        before = now;
      }
      return frames;
    },
    { count, step },
  );

/** How many there were, and how long the middle one and the longest took, in ms. */
function summary(frames: readonly number[]) {
  const sorted = frames.toSorted((one, other) => other - one).map(Math.round);
  return {
    frames: sorted.length,
    median: Math.round(median(frames)),
    longest: sorted.slice(0, 5),
  };
}

/**
 * How the list of users feels: until it is usable after signing in, at a quarter of this machine's speed, how soon a
 * search is answered, and how smoothly ten thousand rows go by.
 */
export async function benchUsers(browser: Browser, at: string) {
  const context = await browser.newContext({
    baseURL: at,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const usableAfter = await usable(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const searchedAfter: number[] = [];
  for (const text of searches) searchedAfter.push(await answered(page, text));
  const frames = await scrolled(page);
  const scrolling = summary(frames);
  const copying = summary(await copied(page, frames.length));
  await context.close();
  const isWithin =
    usableAfter <= limits.usable &&
    Math.max(...searchedAfter) <= limits.search &&
    (scrolling.longest[0] ?? 0) <= Math.max(limits.frame, copying.longest[0] ?? 0);
  return { figures: { slowdown, limits, usableAfter, searchedAfter, rows, scrolling, copying }, isWithin };
}

import type { Page } from '@playwright/test';

const jobsAt = '**/api/admin/jobs?*';

/**
 * Has the next job take as long as the test wants, which no list of a test's size does: the server does it at once,
 * and the page is told that it still runs. @returns says how far it is, or lets the truth through
 */
export async function slowJobs(page: Page) {
  let handled: number | undefined = 1;
  let slow: number | undefined;
  await page.route(/\/api\/admin\/jobs\/(approval|export)$/, async route => {
    const response = await route.fetch();
    slow = ((await response.json()) as { id: number }).id;
    await route.fulfill({ response });
  });
  await page.route(jobsAt, async route => {
    const response = await route.fetch();
    // Such as of a session that has ended.
    if (!response.ok()) return route.fulfill({ response });
    const list = (await response.json()) as { items: { id: number }[] };
    const running = {
      state: 'working',
      found: 100,
      handled,
      changed: handled,
      finished_at: null,
      table: null,
    };
    const isSlow = ({ id }: { id: number }) => id === slow && handled !== undefined;
    const items = list.items.map(job => (isSlow(job) ? { ...job, ...running } : job));
    await route.fulfill({ response, json: { ...list, items } });
  });
  return {
    at: (done: number) => {
      handled = done;
    },
    end: () => {
      handled = undefined;
    },
    /** The list is asked for again and again; the end of the test would cut that off. */
    settled: () => page.unrouteAll({ behavior: 'wait' }),
  };
}

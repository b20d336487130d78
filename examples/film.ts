import type { Browser, Page } from '@playwright/test';
import { demoPassword } from './product.ts';

interface Shot {
  /** What was pressed before it. */
  readonly keys: string;
  readonly picture: string;
}

/** An admin's list of users in which nothing moves. */
async function listOfUsers(browser: Browser, at: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: at,
    locale: 'en-GB',
    viewport: { width: 1120, height: 760 },
    reducedMotion: 'reduce',
  });
  await context.request.post('/api/admin/login', {
    data: { email: 'demo-admin@example.com', password: demoPassword },
    headers: { origin: at },
  });
  const page = await context.newPage();
  await page.goto('/admin/users');
  await page.locator('[data-opens]').first().waitFor();
  return page;
}

/** The strip itself: the pictures in their order, each under the keys that led to it. */
const stripOf = (shots: readonly Shot[]): string => `<!doctype html><meta charset="utf-8"><style>
  body { width: 1500px; margin: 0; padding: 24px; display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px;
    box-sizing: border-box; font: 600 18px system-ui; color: #12242c; background: #e4ddcd }
  figure { margin: 0; display: grid; gap: 10px } figcaption { min-height: 30px }
  kbd { padding: 3px 9px; border: 1px solid #7f8d93; border-radius: 6px; font: inherit; background: #fff }
  img { width: 100%; border-radius: 10px; box-shadow: 0 2px 10px rgb(0 0 0 / 0.15) }
</style>${shots
  .map(
    ({ keys, picture }, index) =>
      `<figure><figcaption>${index + 1}. ${keys}</figcaption><img src="data:image/png;base64,${picture}"></figure>`,
  )
  .join('')}`;

/** Upgrades a user without a pointer and pictures each step. @param path where the strip is written */
export async function filmUpgrade(browser: Browser, at: string, path: string): Promise<void> {
  const page = await listOfUsers(browser, at);
  const shots: Shot[] = [];
  const shoot = async (keys: string) => {
    const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64');
    shots.push({ keys, picture });
  };
  const { keyboard } = page;
  await keyboard.press('/');
  await keyboard.type('aisyah');
  await page.waitForURL(/search=/);
  await page.getByRole('row').nth(2).waitFor({ state: 'detached' });
  await shoot('<kbd>/</kbd> and a part of the name');
  await keyboard.press('ArrowDown');
  await page.locator('[data-opens]:focus').waitFor();
  await shoot('<kbd>↓</kbd> to the user');
  await keyboard.press('Enter');
  const upgrade = page.getByRole('button', { name: 'Upgrade to Full' });
  await upgrade.waitFor();
  await shoot('<kbd>Enter</kbd> opens the details');
  while (!(await upgrade.evaluate(button => button === document.activeElement))) await keyboard.press('Tab');
  await shoot('<kbd>Tab</kbd> to the plan');
  await keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: /^Upgrade / });
  const yes = question.getByRole('button', { name: 'Upgrade to Full' });
  await yes.waitFor();
  while (!(await yes.evaluate(button => button === document.activeElement))) await keyboard.press('Tab');
  await shoot('<kbd>Enter</kbd> asks, and names whom');
  await keyboard.press('Enter');
  await page.getByText('Plan changed to Full Version successfully').first().waitFor();
  await page.waitForTimeout(500);
  await shoot('<kbd>Enter</kbd> does it; Undo stands in the message');
  await page.context().close();

  const strip = await browser.newPage({ viewport: { width: 1500, height: 900 } });
  await strip.setContent(stripOf(shots));
  await strip.screenshot({ path, fullPage: true });
  await strip.close();
}

import type { Browser, Page } from '@playwright/test';
import { demoPassword } from './product.ts';
import { signInContext } from './sign-in.ts';

interface Shot {
  /** What was done before it, as HTML. */
  readonly keys: string;
  /** As HTML. */
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

/** The strip itself: the pictures in their order, each under what led to it. */
const stripOf = (
  shots: readonly Shot[],
  columns: number,
): string => `<!doctype html><meta charset="utf-8"><style>
  body { width: 1500px; margin: 0; padding: 24px; display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 24px;
    box-sizing: border-box; font: 600 18px system-ui; color: #12242c; background: #e4ddcd }
  figure { margin: 0; display: grid; gap: 10px } figcaption { min-height: 30px }
  kbd { padding: 3px 9px; border: 1px solid #7f8d93; border-radius: 6px; font: inherit; background: #fff }
  img { width: 100%; border-radius: 10px; box-shadow: 0 2px 10px rgb(0 0 0 / 0.15) }
  .pair { display: grid; grid-template-columns: 390fr 540fr; gap: 10px; align-items: end }
  .stream { border-radius: 10px; background: linear-gradient(160deg, #39566b, #8f6a54 55%, #2c3a46) }
  .stream img { display: block; box-shadow: none }
</style>${shots
  .map(
    ({ keys, picture }, index) => `<figure><figcaption>${index + 1}. ${keys}</figcaption>${picture}</figure>`,
  )
  .join('')}`;

const image = (picture: Buffer) => `<img src="data:image/png;base64,${picture.toString('base64')}">`;

async function writeStrip(browser: Browser, shots: readonly Shot[], columns: number, path: string) {
  // As high as what is on it.
  const strip = await browser.newPage({ viewport: { width: 1500, height: 100 } });
  await strip.setContent(stripOf(shots, columns));
  await strip.screenshot({ path, fullPage: true });
  await strip.close();
}

/** Upgrades a user without a pointer and pictures each step. @param path where the strip is written */
export async function filmUpgrade(browser: Browser, at: string, path: string): Promise<void> {
  const page = await listOfUsers(browser, at);
  const shots: Shot[] = [];
  const shoot = async (keys: string) => {
    shots.push({ keys, picture: image(await page.screenshot({ animations: 'disabled' })) });
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

  await writeStrip(browser, shots, 3, path);
}

const deposit = (page: Page) => page.getByRole('textbox', { name: 'Deposit' });

/** Steers an overlay from a phone, and pictures both beside each other. @param path where the strip is written */
export async function filmStream(browser: Browser, at: string, path: string): Promise<void> {
  const common = { baseURL: at, locale: 'en-GB', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ ...common, viewport: { width: 390, height: 844 } });
  await signInContext(context, at, 'demo-diamond@example.com');
  const phone = await context.newPage();
  const studio = await browser.newContext({ ...common, viewport: { width: 540, height: 960 } });
  const overlay = await studio.newPage();
  const shots: Shot[] = [];
  const shoot = async (keys: string) => {
    const here = image(await phone.screenshot({ animations: 'disabled' }));
    const there = image(await overlay.screenshot({ animations: 'disabled', omitBackground: true }));
    shots.push({ keys, picture: `<div class="pair">${here}<div class="stream">${there}</div></div>` });
  };
  /** Waits until the overlay shows what the phone shows. */
  const followed = async () => {
    // A live stream says other words beside it.
    const [figure] = /RM[\d,]+/.exec((await phone.locator('[part~=instalment]').textContent()) ?? '') ?? [];
    const theme = await phone.locator('.lk').getAttribute('data-theme');
    await overlay
      .locator(`.lk[data-theme="${theme}"] [part~=instalment]`, { hasText: figure ?? 'nothing' })
      .waitFor();
    await phone.evaluate(() => window.scrollTo(0, 0));
    await overlay.waitForTimeout(500);
  };

  await phone.goto('/app');
  // What the advisor has chosen may have other controls than are pressed here.
  await phone.getByLabel('Theme').selectOption('theme-01');
  await phone.locator('.lk[data-theme="theme-01"]').waitFor();
  await phone.getByRole('button', { name: 'Live', exact: true }).click();
  await phone.getByRole('button', { name: 'Go live' }).click();
  const code = phone.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  await code.waitFor();
  await overlay.goto('/live');
  await overlay.getByLabel('Code').fill((await code.textContent()) ?? '');
  await shoot('The phone shows a code, the overlay asks for it');
  await overlay.keyboard.press('Enter');
  await phone.getByText('1 overlay connected').first().waitFor();
  await phone.keyboard.press('Escape');
  await followed();
  await shoot('Paired: the overlay shows what the phone shows');
  await phone.getByLabel('Model').selectOption({ index: 2 });
  await deposit(phone).fill('8000');
  await phone.keyboard.press('Tab');
  await followed();
  await shoot('Another car, and a deposit');
  await phone.getByLabel('Theme').selectOption('theme-05');
  await phone.locator('.lk[data-theme="theme-05"]').waitFor();
  await followed();
  await shoot('Another theme');
  await context.close();
  await studio.close();
  await writeStrip(browser, shots, 2, path);
}

import type { Browser } from '@playwright/test';
import { median, percentile } from '../../scripts/statistics.ts';
import { signInContext } from '../sign-in.ts';

const changes = 60;
/** What an overlay may be behind the phone, of 95 changes in 100, in ms. */
const allowed = 500;

/** Whenever the figure is another one: when that was, by a clock that both pages share, in ms. */
const noteFigures = `(() => {
  const holder = [...document.querySelectorAll('*')].find(each => each.shadowRoot?.querySelector('[part~=instalment]'));
  const read = () => holder.shadowRoot.querySelector('[part~=instalment]')?.textContent.match(/RM[0-9,]+/)?.[0];
  window.figures = new Map();
  new MutationObserver(() => {
    const figure = read();
    if (figure && !window.figures.has(figure)) window.figures.set(figure, performance.timeOrigin + performance.now());
  }).observe(holder.shadowRoot, { subtree: true, childList: true, characterData: true });
})()`;

/** How long after the phone's own figure an overlay shows the same, over a stream of changes; times in ms. */
export async function benchStream(browser: Browser, at: string) {
  const context = await browser.newContext({ baseURL: at, locale: 'en-GB', reducedMotion: 'reduce' });
  await signInContext(context, at, 'demo-diamond@example.com');
  const phone = await context.newPage();
  const studio = await browser.newContext({ baseURL: at, reducedMotion: 'reduce' });
  const overlay = await studio.newPage();
  await phone.goto('/app');
  // A theme that has a slider.
  await phone.getByLabel('Theme').selectOption('theme-01');
  await phone.locator('.lk[data-theme="theme-01"]').waitFor();
  await phone.getByRole('button', { name: 'Live', exact: true }).click();
  await phone.getByRole('button', { name: 'Go live' }).click();
  const code = await phone.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent();
  await overlay.goto(`/live#${code}`);
  await overlay.locator('[part~=instalment]').waitFor();
  await phone.getByText('1 overlay connected').first().waitFor();
  await phone.keyboard.press('Escape');
  for (const page of [phone, overlay]) await page.evaluate(noteFigures);
  const slider = phone.locator('[part~=deposit] input[type=range]');
  for (let change = 1; change <= changes; change++) {
    // A position from 0 to 1; each is another figure.
    await slider.fill(`${change / 100}`);
    // Neither in step with what the overlay's process asks, nor so fast that one is passed over.
    await phone.waitForTimeout(400 + Math.random() * 300);
  }
  await overlay.waitForTimeout(1000);
  const read = (page: typeof phone): Promise<[string, number][]> =>
    page.evaluate(() => [...(window as unknown as { figures: Map<string, number> }).figures]);
  const there = new Map(await read(overlay));
  const late = (await read(phone)).map(
    ([figure, time]) => (there.get(figure) ?? Number.POSITIVE_INFINITY) - time,
  );
  await context.close();
  await studio.close();
  const behind = (share: number) => Math.round(percentile(late, share));
  const figures = {
    changes: late.length,
    median: Math.round(median(late)),
    p95: behind(0.95),
    worst: behind(1),
  };
  return { figures, isWithin: late.length >= changes && figures.p95 <= allowed };
}

import { expect, figure, test, watchShifts } from './host.ts';

const themes = Array.from({ length: 20 }, (_, index) => `theme-${String(index + 1).padStart(2, '0')}`);
const twenty = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Twenty</title><style>loan-kereta{min-height:900px}</style></head><body><h1>Twenty</h1>${themes
  .map(theme => `<loan-kereta advisor="demo-diamond" theme="${theme}"></loan-kereta>`)
  .join('')}<script async src="{api}/loan-kereta.js"></script></body></html>`;

test('of twenty calculators only those in reach are drawn, and nothing shifts on the way to the last', async ({
  page,
  host,
}) => {
  const shifted = await watchShifts(page);
  await page.goto(host.page(twenty));
  const drawn = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('loan-kereta')].map(
        ({ shadowRoot }) =>
          shadowRoot?.querySelector('.lk > *')?.checkVisibility({ contentVisibilityAuto: true }) ?? false,
      ),
    );
  await expect(figure(page)).toHaveCount(20);
  await expect.poll(drawn).toEqual(expect.arrayContaining([true, false]));
  const first = await drawn();
  expect([first[0], first[19]]).toEqual([true, false]);

  const last = page.locator('loan-kereta').last();
  // A buyer scrolls by the wheel, step by step; the last one's place moves on while those above are drawn.
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(last).toBeInViewport({ ratio: 0.2, timeout: 100 });
  }).toPass({ intervals: [50] });
  const then = await drawn();
  expect([then[0], then[19]]).toEqual([false, true]);
  expect(await shifted()).toBe(0);
});

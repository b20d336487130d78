import { themeId, themes } from '@loan-kereta/sdk/plans';
import type { Locator, Page } from '@playwright/test';
import { element, expect, pageOf, script, test } from './host.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

/** Lays a finger on the middle of an element and moves it, as a person's finger goes: in steps, and lifted at the end. */
async function swipe(page: Page, from: Locator, by: { x: number; y: number }): Promise<void> {
  await from.evaluate(node => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await from.boundingBox();
  if (!box) throw new Error('The slider is not drawn.');
  const session = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + by.x * share, y: y + by.y * share }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 20; step += 1) await touch('touchMove', step / 20);
  await touch('touchEnd');
  await session.detach();
}

const resultOf = (page: Page) =>
  page.evaluate(() => {
    const result = document.querySelector('loan-kereta')?.result;
    return { deposit: result?.deposit, rate: result?.rate, instalment: result?.instalment };
  });

const scroll = (page: Page) => page.evaluate(() => scrollY);

/** Room above and below, so that the page can scroll wherever a slider stands. */
const roomy = '<style>main{padding:600px 0}</style>';

/** An element whose advisor's plan grants every theme. */
const allThemes = '<loan-kereta advisor="demo-diamond" deposit="5000"></loan-kereta>';

test('F1, F2: a scroll that begins on a slider changes no figure', async ({ page, host }) => {
  await page.goto(host.page(pageOf(allThemes + script, roomy)));
  await expect(page.locator('[part~=instalment]').first()).toBeVisible();
  const before = await resultOf(page);
  let tried = 0;
  for (const { number } of themes) {
    const theme = themeId(number);
    await page.locator('loan-kereta').evaluate((node, id) => node.setAttribute('theme', id), theme);
    await expect(page.locator(`.lk[data-theme=${theme}]`)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const sliders = page.locator('loan-kereta input[type=range]');
    for (const slider of await sliders.all()) {
      if (!(await slider.isVisible())) continue;
      await slider.evaluate(node => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const top = await scroll(page);
      await swipe(page, slider, { x: 0, y: -300 });
      expect(await resultOf(page), theme).toEqual(before);
      expect((await scroll(page)) - top, theme).toBeGreaterThan(200);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(20);
});

test('a finger that drags or taps a slider moves it', async ({ page, host }) => {
  await page.goto(host.page(pageOf(element('deposit="5000"') + script, roomy)));
  const slider = page.locator('loan-kereta input[type=range]').first();
  await expect(slider).toBeVisible();
  await swipe(page, slider, { x: 80, y: 0 });
  const dragged = Number((await resultOf(page)).deposit);
  expect(dragged).toBeGreaterThan(15_000);
  const box = await slider.boundingBox();
  await page.touchscreen.tap(Number(box?.x) + 20, Number(box?.y) + 20);
  await expect.poll(async () => Number((await resultOf(page)).deposit)).toBeLessThan(5_000);
});

test('a scroll inside a host’s own scroller changes no figure', async ({ page, host }) => {
  const scroller = `<div id="scroller" style="height:500px;overflow:auto"><div style="padding:400px 0">${element('deposit="5000"')}</div></div>`;
  await page.goto(host.page(pageOf(scroller + script)));
  const slider = page.locator('loan-kereta input[type=range]').first();
  await expect(slider).toBeVisible();
  const before = await resultOf(page);
  await slider.evaluate(node => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const scrolled = () => page.locator('#scroller').evaluate(node => node.scrollTop);
  const top = await scrolled();
  await swipe(page, slider, { x: 0, y: -200 });
  // The scroll goes on after the finger has left.
  await expect.poll(async () => (await scrolled()) - top).toBeGreaterThan(100);
  expect(await resultOf(page)).toEqual(before);
});

/** A page that slides what the calculator stands in, and hears of a press at first hand or at last. */
const sliding = (whenCapturing: boolean) => `<div id="slide" draggable="true">${element('deposit="5000"')}
<p id="elsewhere">Elsewhere</p></div><script>
let from; window.slid = 0;
const begin = event => { from = (event.touches ? event.touches[0] : event).clientX };
const move = event => {
  if (from !== undefined) slid = Math.max(slid, Math.abs((event.touches ? event.touches[0] : event).clientX - from));
};
for (const name of ['mousedown', 'touchstart']) slide.addEventListener(name, event => {
  begin(event);
  for (const move_ of ['mousemove', 'touchmove']) window.addEventListener(move_, move, true);
}, ${whenCapturing});
for (const name of ['mouseup', 'touchend']) window.addEventListener(name, () => { from = undefined }, true);
</script>`;

for (const whenCapturing of [false, true])
  test(`E9: a page that slides ${whenCapturing ? 'before' : 'after'} the calculator hears leaves its controls alone`, async ({
    page,
    host,
  }) => {
    await page.goto(host.page(pageOf(sliding(whenCapturing) + script)));
    const slider = page.getByRole('slider', { name: 'Deposit' });
    // The guard of touches comes with the class's properties, after the figure.
    const widget = page.locator('loan-kereta');
    await expect.poll(() => widget.evaluate(node => 'years' in node)).toBe(true);
    const slid = () => page.evaluate(() => Reflect.get(window, 'slid'));
    await swipe(page, slider, { x: 60, y: 0 });
    const touched = (await resultOf(page)).deposit ?? 0;
    expect(touched).not.toBe(5000);
    const box = await slider.boundingBox();
    if (!box) throw new Error('The slider is not drawn.');
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    expect((await resultOf(page)).deposit).toBeGreaterThan(touched);
    expect(await slid()).toBe(0);
    await page.locator('#slide').evaluate(node => node.removeAttribute('draggable'));
    await swipe(page, page.locator('#elsewhere'), { x: 60, y: 0 });
    expect(await slid()).toBeGreaterThan(40);
  });

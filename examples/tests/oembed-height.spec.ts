import { expect, test } from './host.ts';

/** The most px that an answer may have below the end of its page. */
const mostSpare = 260;

const numbers = Array.from({ length: 20 }, (_, index) => index + 1);

for (const from of [0, 5, 10, 15])
  test(`S6: oEmbed has the height of themes ${from + 1} to ${from + 5}`, async ({
    page,
    request,
    baseURL,
  }) => {
    for (const number of numbers.slice(from, from + 5)) {
      const address = `${baseURL}/a/demo-diamond?lang=en&theme=theme-${`${number}`.padStart(2, '0')}`;
      await page.goto(address);
      await expect(page.locator('[part~=instalment]').first()).toBeVisible();
      for (const width of [280, 320, 390, 480]) {
        const url = `/oembed?maxwidth=${width}&url=${encodeURIComponent(address)}`;
        const { height } = await (await request.get(url)).json();
        await page.setViewportSize({ width, height: 800 });
        await expect(async () => {
          const needed = await page.evaluate(() => document.documentElement.getBoundingClientRect().height);
          expect(needed, `theme ${number} at ${width} px`).toBeLessThanOrEqual(height);
          expect(needed, `theme ${number} at ${width} px`).toBeGreaterThan(height - mostSpare);
        }).toPass({ timeout: 5000 });
      }
    }
  });

for (const slug of ['demo-basic', 'demo-premium'])
  test(`S6: oEmbed has the height of ${slug} at 480 px`, async ({ page, host, request, baseURL }) => {
    const url = `/oembed?maxwidth=480&url=${encodeURIComponent(`${baseURL}/a/${slug}`)}`;
    const { html, width, height } = await (await request.get(url)).json();
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(host.page(`<!doctype html>${html}`));
    const frame = page.locator('iframe');
    await expect(frame.contentFrame().locator('[part~=instalment]').first()).toBeVisible();
    expect([width, height]).toEqual([480, await frame.evaluate(({ clientHeight }) => clientHeight)]);
    const needed = await frame
      .contentFrame()
      .locator('html')
      .evaluate(page => page.getBoundingClientRect().height);
    expect(needed).toBeLessThanOrEqual(height);
  });

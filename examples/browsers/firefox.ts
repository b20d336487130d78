import puppeteer from 'puppeteer-core';
import { atRest, pointInCalculator, selectAll, selectByPress, type TestBrowser } from './browser.ts';

/** Starts Firefox, which is driven by WebDriver BiDi: it needs no driver beside it. */
export async function startFirefox(executablePath: string): Promise<TestBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    timeout: 120_000,
    defaultViewport: { width: 1024, height: 900 },
  });
  const page = await browser.newPage();
  const press: TestBrowser['press'] = async (...what) => {
    const { x, y } = await atRest(() => page.evaluate(pointInCalculator, ...what));
    await page.mouse.click(x, y);
  };
  return {
    open: async address => {
      await page.goto(address);
    },
    // Its types reckon with handles of things in the page, which a test of ours does not pass.
    run: (work, ...given) => page.evaluate(work as (...given: unknown[]) => never, ...given),
    press,
    fill: async (selector, text) => {
      await selectByPress(
        () => press(selector),
        () => page.evaluate(selectAll),
      );
      await page.keyboard.type(text);
    },
    pressEscape: () => page.keyboard.press('Escape'),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

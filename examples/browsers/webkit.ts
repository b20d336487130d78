import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { freePort } from '../../scripts/free-port.ts';
import { keep, untilReady } from '../product.ts';
import { atRest, pointInCalculator, selectAll, selectByPress, type TestBrowser } from './browser.ts';

/** Starts WebKit as GTK has it, with its own WebDriver, on a screen that nobody sees: it has no way to do without. */
export async function startWebKit(driverPath: string): Promise<TestBrowser> {
  // It says on the file of this number which display it has taken.
  const screen = keep(() => ['Xvfb', '-displayfd', '2', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']);
  while (!screen.said().includes('\n') && !screen.hasEnded()) await sleep(20);
  const port = await freePort();
  const driver = keep(
    () => [driverPath, `--port=${port}`],
    () => ({ DISPLAY: `:${screen.said().trim()}` }),
  );
  const at = `http://127.0.0.1:${port}`;
  await untilReady(`${at}/status`, driver);
  const session = await new Builder()
    .usingServer(at)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  await session.manage().window().setRect({ width: 1024, height: 900 });
  const press: TestBrowser['press'] = async (...what) => {
    // Its own click on an element takes whatever stands in a shadow root for covered.
    const point = await atRest(() => session.executeScript(pointInCalculator, ...what));
    await session
      .actions()
      .move({ ...point, origin: Origin.VIEWPORT })
      .click()
      .perform();
  };
  return {
    open: address => session.get(address),
    run: (work, ...given) => session.executeScript(work, ...given),
    press,
    fill: async (selector, text) => {
      await selectByPress(
        () => press(selector),
        () => session.executeScript(selectAll),
      );
      await session.actions().sendKeys(text).perform();
    },
    pressEscape: () => session.actions().sendKeys(Key.ESCAPE).perform(),
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: async () => {
      await session.quit();
      await driver.stop();
      await screen.stop();
    },
  };
}

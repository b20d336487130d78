// What could not be had is asked for again: after a while, and at once when the network returns.
import { complaints, expect, figure, test } from './host.ts';

const page = (attributes = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title></head><body><main><h1>A page</h1>
  <loan-kereta advisor="demo-basic" ${attributes}></loan-kereta></main>
  <script async crossorigin src="{api}/loan-kereta.js"></script></body></html>`;

test('a theme that does not come gives way to the first, and takes its place when it comes', async ({
  page: tab,
  host,
}) => {
  const heard = await complaints(tab);
  const asked: string[] = [];
  await tab.route('**/theme-02.js*', route => {
    asked.push(route.request().url());
    return asked.length > 1 ? route.continue() : route.fulfill({ status: 503 });
  });
  await tab.goto(host.page(page('theme="theme-02" deposit="10000"')));
  const drawn = tab.locator('.lk');
  await expect(drawn).toHaveAttribute('data-theme', 'theme-01');
  const before = await figure(tab).textContent();
  await expect(drawn).toHaveAttribute('data-theme', 'theme-02');
  await expect(figure(tab)).toHaveText(`${before}`);
  expect(new Set(asked).size).toBe(2);
  expect(heard).toEqual([]);
});

test('when the network returns, theme, core and prices are asked for at once', async ({
  page: tab,
  host,
}) => {
  const heard = await complaints(tab);
  await tab.clock.install();
  let isDown = true;
  for (const address of ['**/core.js', '**/theme-02.js*', '**/api/embed/**'])
    await tab.route(address, route => (isDown ? route.abort() : route.continue()));
  await tab.goto(host.page(page('theme="theme-02" lang="en"')));
  const line = tab.getByRole('alert');
  while ((await line.count()) < 1) await tab.clock.runFor(1000);
  isDown = false;
  await tab.evaluate(() => dispatchEvent(new Event('online')));
  await expect(figure(tab)).toHaveText('RM471');
  await expect(line).toHaveCount(0);

  isDown = true;
  await tab.locator('loan-kereta').evaluate(node => node.setAttribute('advisor', 'demo-premium'));
  const notice = tab.locator('.lk-notice');
  while ((await notice.count()) < 1) await tab.clock.runFor(1000);
  await tab.clock.runFor(30_000);
  isDown = false;
  await tab.evaluate(() => dispatchEvent(new Event('online')));
  await expect(notice).toHaveCount(0);
  // Whoever has gone listens no more.
  await tab.locator('loan-kereta').evaluate(node => node.remove());
  const asked: string[] = [];
  tab.on('request', request => asked.push(new URL(request.url()).pathname));
  await tab.evaluate(() => dispatchEvent(new Event('online')));
  await tab.clock.runFor(30_000);
  // Whatever was asked before this one is noted before it.
  await tab.evaluate(() => fetch('/readyz').catch(() => {}));
  expect(asked).toEqual(['/readyz']);
  expect(heard.filter(text => !text.includes('ERR_FAILED'))).toEqual([]);
});

test('a core that could not be had is mounted once, however often the network returns meanwhile', async ({
  page: tab,
  host,
}) => {
  await tab.clock.install();
  let isDown = true;
  const slow = Promise.withResolvers<void>();
  await tab.route('**/core.js*', async route => {
    if (isDown) return route.abort();
    await slow.promise;
    await route.continue();
  });
  await tab.goto(host.page(page('lang="en"')));
  const line = tab.getByRole('alert');
  while ((await line.count()) < 1) await tab.clock.runFor(1000);
  isDown = false;
  await tab.getByRole('button', { name: 'Try again' }).click();
  await tab.evaluate(() => dispatchEvent(new Event('online')));
  await tab.evaluate(() => dispatchEvent(new Event('online')));
  slow.resolve();
  await expect(figure(tab)).toHaveText('RM471');
  await expect(tab.locator('.lk')).toHaveCount(1);
});

test('words that were lost once are asked for again', async ({ page: tab, host }) => {
  let asked = 0;
  await tab.route('**/words-en.js*', route => {
    asked += 1;
    return asked > 1 ? route.continue() : route.abort();
  });
  await tab.goto(host.page(page('lang="en"')));
  await expect(tab.locator('.lk')).toHaveAttribute('lang', 'ms');
  await expect(tab.locator('.lk')).toHaveAttribute('lang', 'en');
  expect(asked).toBe(2);
});

test('a theme that could not be had waits until nobody is at a field, and then comes', async ({
  page: tab,
  host,
}) => {
  await tab.clock.install();
  let isDown = true;
  let asked = 0;
  await tab.route('**/theme-02.js*', route => {
    asked += 1;
    return isDown ? route.abort() : route.continue();
  });
  await tab.goto(host.page(page('theme="theme-02"')));
  const drawn = tab.locator('.lk');
  const box = tab.getByRole('textbox', { name: 'Deposit' });
  while ((await box.count()) < 1) await tab.clock.runFor(100);
  await expect(drawn).toHaveAttribute('data-theme', 'theme-01');
  await box.focus();
  isDown = false;
  asked = 0;
  await tab.clock.runFor(10_000);
  await tab.evaluate(() => fetch('/').catch(() => {}));
  expect(asked).toBe(0);
  await expect(drawn).toHaveAttribute('data-theme', 'theme-01');
  await box.blur();
  await tab.clock.runFor(10_000);
  await expect(drawn).toHaveAttribute('data-theme', 'theme-02');
});

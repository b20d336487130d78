import type { Browser } from '@playwright/test';
import { median } from '../../scripts/statistics.ts';
import { signInContext } from '../sign-in.ts';
import { slowdown, slowNetwork } from './slow-phone.ts';

const runs = 3;
/** The most that it may take until the calculator can be used, in ms. */
const most = 2000;

/** Opens the advisor's calculator for the first time. @returns after how many ms its figure stands there, a press has changed it, and the whole page is there */
async function open(browser: Browser, at: string) {
  const context = await browser.newContext({
    baseURL: at,
    locale: 'ms-MY',
    viewport: { width: 390, height: 844 },
  });
  await signInContext(context, at, 'demo-diamond@example.com');
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await tab.goto('/app', { waitUntil: 'commit' });
  const { shown, figure, x, y } = await tab.evaluate(async () => {
    const find = (what: string) =>
      [...document.querySelectorAll('main section div')]
        .map(({ shadowRoot }) => shadowRoot?.querySelector(what))
        .find(found => found);
    const read = () => find('[part~=instalment]')?.textContent ?? '';
    while (!/\d/.test(read())) await new Promise(requestAnimationFrame);
    const shown = performance.now();
    const choice = find('[part~=tenure] label:has(input:not(:checked))');
    choice?.scrollIntoView({ behavior: 'instant', block: 'center' });
    const { x = 0, y = 0, width = 0, height = 0 } = choice?.getBoundingClientRect() ?? {};
    return { shown, figure: read(), x: x + width / 2, y: y + height / 2 };
  });
  const answer = tab.waitForFunction(before => {
    const [now] = [...document.querySelectorAll('main section div')].flatMap(
      ({ shadowRoot }) => shadowRoot?.querySelector('[part~=instalment]')?.textContent ?? [],
    );
    return now && now !== before && performance.now();
  }, figure);
  await tab.mouse.click(x, y);
  const usable = Number(await (await answer).jsonValue());
  await tab.waitForFunction(() => !document.getElementById('drawn') && document.querySelector('main h1'));
  const whole = await tab.evaluate(() => performance.now());
  await context.close();
  return { shown: Math.round(shown), usable: Math.round(usable), whole: Math.round(whole) };
}

/** Opens `/app` cold at a quarter of this machine's speed and 1.6 Mbit/s; in ms, the quickest of the runs first. */
export async function benchApp(browser: Browser, at: string) {
  const seen = [];
  for (let run = 0; run < runs; run += 1) seen.push(await open(browser, at));
  seen.sort((one, other) => one.usable - other.usable);
  const usable = median(seen.map(run => run.usable));
  return { figures: { slowdown, network: slowNetwork, usable, runs: seen }, isWithin: usable <= most };
}

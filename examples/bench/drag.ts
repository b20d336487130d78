import type { Browser } from '@playwright/test';
import { median } from '../../scripts/statistics.ts';
import { slowdown } from './slow-phone.ts';

const steps = 120;

const page = (at: string, count: number) =>
  `<!doctype html><title>${count}</title><script async src="${at}/loan-kereta.js"></script>${Array.from(
    { length: count },
    (_, index) =>
      `<loan-kereta advisor="demo-diamond" theme="theme-${String(index + 1).padStart(2, '0')}"></loan-kereta>`,
  ).join('')}`;

/** Drags the first calculator's deposit from end to end, one step a frame; times in ms. */
async function drag(browser: Browser, at: string, count: number) {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await tab.route(`${at}/bench`, route => route.fulfill({ contentType: 'text/html', body: page(at, count) }));
  await tab.goto(`${at}/bench`);
  await tab.waitForFunction(
    wanted => [...document.querySelectorAll('loan-kereta')].filter(({ result }) => result).length === wanted,
    count,
  );
  await tab.waitForTimeout(2000);
  const session = await tab.context().newCDPSession(tab);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { longTasks, work } = await tab.evaluate(async steps => {
    const longTasks: number[] = [];
    new PerformanceObserver(list => {
      longTasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)));
    }).observe({ type: 'longtask' });
    const slider = document
      .querySelector('loan-kereta')
      ?.shadowRoot?.querySelector<HTMLInputElement>('[part=deposit] input[type=range]');
    if (!slider) throw new Error('There is no deposit to drag.');
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    const work: number[] = [];
    for (let step = 0; step <= steps; step++) {
      await frame();
      const started = performance.now();
      slider.value = `${(Number(slider.max) * step) / steps}`;
      slider.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      // The drawing is a microtask; what style and layout cost then is asked for by reading a size.
      await Promise.resolve();
      slider.getBoundingClientRect();
      work.push(performance.now() - started);
    }
    await frame();
    return { longTasks, work };
  }, steps);
  await tab.close();
  return { longTasks, median: median(work), worst: Math.max(...work) };
}

/**
 * Drags one deposit on a page with twenty calculators, at a quarter of this machine's speed: the long tasks that the
 * browser saw, and how a frame of it compares with a frame of the same page with one calculator.
 */
export async function benchDrag(browser: Browser, at: string) {
  const one = await drag(browser, at, 1);
  const twenty = await drag(browser, at, 20);
  const ratio = Number((twenty.median / one.median).toFixed(2));
  return {
    figures: { slowdown, steps, one, twenty, twentyToOne: ratio },
    isWithin: twenty.longTasks.every(duration => duration <= 50),
  };
}

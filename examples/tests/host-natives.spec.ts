// Pages that have made something else of the browser's own: timers, built-ins, native prototypes, custom properties.
import type { Page } from '@playwright/test';
import { complaints, expect, figure, test, watchLeaks } from './host.ts';

const page = (code: string, attributes = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${code}</head><body><main><h1>A page</h1>
  <loan-kereta advisor="demo-diamond" ${attributes}></loan-kereta></main>
  <script async crossorigin src="{api}/loan-kereta.js"></script></body></html>`;

const natives = {
  'frames that never come': 'window.requestAnimationFrame = () => 1',
  'frames that throw': 'window.requestAnimationFrame = () => { throw new Error("no frames") }',
  'no frames at all': 'delete window.requestAnimationFrame; delete window.cancelAnimationFrame',
  'timers that drop what is passed on':
    'const own = setTimeout; window.setTimeout = (work, ms) => own(() => work(), ms)',
  'timers that never fire': 'window.setTimeout = () => 0; window.setInterval = () => 0',
  'timers that throw': 'window.setTimeout = window.setInterval = () => { throw new Error("no timers") }',
  'no Array.from': 'delete Array.from',
  'an Array.from of MooTools':
    'Array.from = item => item == null ? [] : Array.isArray(item) ? item : [item]; Object.extend = Object.assign',
  'natives with methods of a library': `for (const of of [Object, Array, String, Number, Function, Element, Event])
    of.prototype.extend = of.prototype.each = of.prototype.toQuery = function () { return this };
    Object.prototype.version = '1.2'; Array.prototype.toJSON = String.prototype.toJSON = function () { return 'x' }`,
};

/** The cars that are still to be drawn: they come a frame each. */
const undrawn = (tab: Page) => tab.locator('.lk-car:not(img, :has(svg))');

test('natives that a page has replaced, deleted or extended leave every theme at work', async ({
  page: tab,
  host,
}) => {
  const heard = await complaints(tab);
  const leavesNothing = await watchLeaks(tab);
  for (const [what, code] of Object.entries(natives)) {
    await tab.goto(host.page(page(`<script>${code}</script>`, 'theme="theme-13" lang="en"')));
    await expect(figure(tab), what).toContainText('471');
    // What stands there is the advisor's own.
    await expect(tab.locator('.lk'), what).toHaveAttribute('data-theme', 'theme-13');
    await leavesNothing();
    await tab.locator('loan-kereta').evaluate(node => node.setAttribute('model', 'myvi'));
    await expect(figure(tab), what).toContainText('680');
    await expect(tab.locator('.lk svg').first(), what).toBeVisible();
    await expect(undrawn(tab), what).toHaveCount(0);
  }
  expect(heard).toEqual([]);
  // What is added to every object is no attribute of ours.
  expect(
    await tab.evaluate(() =>
      [...(document.querySelector('loan-kereta')?.shadowRoot?.querySelectorAll('*') ?? [])].some(
        node => node.hasAttribute('version') || Object.hasOwn(node, 'version'),
      ),
    ),
  ).toBe(false);
});

test('controls that wait for the first frame come where a page’s observers and timers tell of none', async ({
  page: tab,
  host,
}) => {
  const silent = 'window.IntersectionObserver = class { observe() {} disconnect() {} }';
  const none = 'delete window.IntersectionObserver';
  for (const code of [silent, none, `${silent}; ${natives['timers that throw']}`]) {
    await tab.goto(host.page(page(`<script>${code}</script>`)));
    await tab.getByLabel('Varian').selectOption({ index: 1 });
    await expect(figure(tab), code).not.toHaveText('RM471');
  }
});

test('custom properties that a page sets or registers change nothing inside', async ({ page: tab, host }) => {
  const names = ['lk-ink', 'lk-primary', 'lk-primary-ink', 'lk-paper', 'lk-line', 'ink', 'surface', 'brand'];
  const rude = names
    .map(name => `@property --${name}{syntax:"<color>";inherits:false;initial-value:red}`)
    .concat(`:root,loan-kereta{${names.map(name => `--${name}:red`).join(';')};--roll:none;--fill:red}`);
  const colours = async (head: string) => {
    await tab.goto(host.page(page(head)));
    await expect(figure(tab)).toHaveText('RM471');
    await expect(tab.locator('.lk svg').first()).toBeVisible();
    await expect(undrawn(tab)).toHaveCount(0);
    return tab.evaluate(() =>
      [...(document.querySelector('loan-kereta')?.shadowRoot?.querySelectorAll('.lk *') ?? [])].map(node => {
        const { color, backgroundColor, borderColor, fill } = getComputedStyle(node);
        return [node.className, color, backgroundColor, borderColor, fill].join(' ');
      }),
    );
  };
  const calm = await colours('');
  expect(await colours(`<style>${rude.join('')}</style>`)).toEqual(calm);
});

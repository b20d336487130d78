// @vitest-environment jsdom
// The built core as it is served, with what `lean-preact.ts` cuts out of Preact: a wrong cut shows here and in no source.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Core, elementClass } from '@loan-kereta/sdk/embed';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { eventTimeout, testTimeout } from '../../scripts/timeouts.ts';

const dist = join(import.meta.dirname, '../dist');
const manifest = join(dist, 'manifest.json');
if (!existsSync(manifest)) throw new Error('There is nothing built: `npm run build -w @loan-kereta/widget`.');
/** A copy of it where Vitest leaves it to Node as it is. */
const folder = join(import.meta.dirname, '../../node_modules/.cache/loan-kereta-core');
const loadCore = (): Promise<Core> => import(/* @vite-ignore */ pathToFileURL(join(folder, 'core.js')).href);

beforeAll(() => {
  cpSync(dirname(join(dist, JSON.parse(readFileSync(manifest, 'utf8')).core)), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  customElements.define('loan-kereta', elementClass('http://127.0.0.1:1', loadCore));
  return () => rmSync(folder, { recursive: true });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const unknown = () => new Response('{}', { status: 404 });

/** A calculator on the page, and what it told; nobody knows its advisor, so that it calculates on the built-in list. */
function place(fetch: () => Promise<Response> = async () => unknown()) {
  vi.stubGlobal('fetch', fetch);
  // What jsdom lacks and every browser has. It never tells, as one that a page has put in its place.
  const observer = class {
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', observer);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('CSS', { supports: () => true });
  const element = document.createElement('loan-kereta');
  const told: string[] = [];
  for (const name of ['ready', 'change', 'error'])
    element.addEventListener(`loan-kereta:${name}`, () => told.push(name));
  document.body.append(element);
  const find = <Found extends Element>(selector: string) =>
    element.shadowRoot?.querySelector<Found>(selector) ?? undefined;
  const figure = () => find('[part~=instalment] .lk-figure')?.textContent;
  return { element, told, find, figure };
}

const until = (check: () => unknown) => vi.waitUntil(check, eventTimeout);
vi.setConfig({ testTimeout });
const type = (input: HTMLInputElement | undefined, value: string) => {
  if (!input) throw new Error('There is no such field.');
  input.focus();
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.blur();
};

test('it shows a figure, follows what is entered and asked for, and goes without a trace', async () => {
  const { element, told, find, figure } = place();
  await until(() => figure() === 'RM471');
  expect(told).toEqual(expect.arrayContaining(['ready', 'error']));
  expect(find('.lk')?.getAttribute('lang')).toBe('ms');

  // The controls come in the frame after, at the latest after a second.
  const deposit = () => find<HTMLInputElement>('[part~=deposit] input[inputmode]');
  await until(deposit);
  type(deposit(), '5000');
  await until(() => figure() !== 'RM471');
  expect(element.result).toMatchObject({ deposit: 5000 });
  expect(figure()).toBe(`RM${element.result?.instalment}`);

  const variants = find<HTMLSelectElement>('[part~=variant-picker] select');
  expect(variants?.options.length).toBeGreaterThan(1);
  if (variants) variants.selectedIndex = 1;
  variants?.dispatchEvent(new Event('change', { bubbles: true }));
  await until(() => element.result?.variant === variants?.selectedOptions[0]?.text);

  element.setAttribute('years', '5');
  await until(() => element.result?.years === 5);
  await until(() => figure() === `RM${element.result?.instalment.toLocaleString('en')}`);
  element.setAttribute('lang', 'en');
  await until(() => find('.lk')?.getAttribute('lang') === 'en');
  element.setAttribute('theme', 'theme-02');
  await until(() => find('.lk')?.getAttribute('data-theme') === 'theme-02');
  expect(figure()).toBe(`RM${element.result?.instalment.toLocaleString('en')}`);
  expect(told).toContain('change');

  element.remove();
  await until(() => element.shadowRoot?.childElementCount === 0);
  expect(element.result).toBeUndefined();
});

test('asked to try again while the first answer is on its way, it asks once and tells once what became of it', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const ask = vi.fn(() => promise);
  const { told, figure } = place(ask);
  await until(() => document.querySelector('loan-kereta')?.shadowRoot?.querySelector('.lk'));
  for (let time = 0; time < 3; time++) dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledTimes(1);
  resolve(unknown());
  await until(() => figure() === 'RM471');
  await until(() => told.includes('error'));
  expect(told.filter(name => name === 'error')).toEqual(['error']);
});

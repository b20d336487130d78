import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright';
import { axeRules } from './axe-rules.ts';

/** Half as long as `axe.source`, and read in half the time: each page that loads has to read it again. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * What axe finds on a page, its frames included: the rule, then each element with what is wrong about it.
 *
 * `@axe-core/playwright` opens a second page for each look, brings axe to both, and describes what is well too: measured,
 * that took three times the processor time, a third of all that the tests of pages took.
 */
export async function findWithAxe(page: Page): Promise<readonly unknown[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  return page.evaluate(async rules => {
    const inPage = (window as unknown as { axe: typeof axe }).axe;
    inPage.configure({ rules });
    const { violations } = await inPage.run({
      resultTypes: ['violations'],
      // No rule that is on reads style sheets.
      preload: false,
    });
    return violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html, any }) => [html, ...any.map(({ message }) => message)]),
    ]);
  }, axeRules);
}

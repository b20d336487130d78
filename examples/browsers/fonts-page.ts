import { readFileSync } from 'node:fs';
import { sansFileOfRun } from '../../scripts/fonts.ts';

const data = readFileSync(sansFileOfRun()).toString('base64');

/** A page that knows the sans-serif of the run under a second name, `measured`, from the file itself. */
export const fontsPage = `<style>@font-face { font-family: measured; src: url(data:font/ttf;base64,${data}) }</style>`;

/** In the page: the widths in px of one text in each of some CSS families, and in the file of the run. */
export async function widthsOf(families: readonly string[]): Promise<number[]> {
  await document.fonts.load('100px measured');
  return ['measured', ...families].map(family => {
    const text = document.body.appendChild(document.createElement('span'));
    text.style.cssText = `font:100px ${family};position:absolute;white-space:nowrap`;
    text.textContent = 'RM18,625 sebulan';
    const { width } = text.getBoundingClientRect();
    text.remove();
    return Math.round(width);
  });
}

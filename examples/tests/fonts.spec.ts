import { expect, test } from '@playwright/test';
import { familiesOfRun } from '../../scripts/fonts.ts';

const { sans, serif, mono } = familiesOfRun();

/** The texts of a page, and the family that has to draw each of them. */
const texts = [
  { id: 'sans', css: 'sans-serif', text: 'RM1,421 sebulan', family: sans.name },
  { id: 'system', css: 'system-ui', text: 'RM1,421 sebulan', family: sans.name },
  { id: 'arial', css: 'Arial', text: 'RM1,421 sebulan', family: sans.name },
  { id: 'serif', css: 'serif', text: 'RM1,421 sebulan', family: serif.name },
  { id: 'mono', css: 'monospace', text: 'RM1,421 sebulan', family: mono.name },
  // The name that the file of the package gives itself.
  { id: 'chinese', css: 'sans-serif', text: '每月供款', family: 'Noto Sans SC Thin' },
];

test('Chromium draws every generic family in the fonts of the run', async ({ page }) => {
  await page.setContent(
    texts.map(({ id, css, text }) => `<p id="${id}" style="font-family:${css}">${text}</p>`).join(''),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  for (const { id, family } of texts) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: `#${id}` });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(
      fonts.map(({ familyName }) => familyName),
      id,
    ).toEqual([family]);
  }
});

test('Chromium finds no font of the machine', async ({ page }) => {
  await page.setContent('<p style="font:100px sans-serif">x</p>');
  const isThere = (name: string) =>
    page.evaluate(family => {
      const pen = document.createElement('canvas').getContext('2d');
      const widthIn = (font: string) => {
        if (pen) pen.font = `100px ${font}`;
        return pen?.measureText('RM18,625 iiiiii WWW').width;
      };
      return widthIn(`"${family}", monospace`) !== widthIn('monospace');
    }, name);
  expect(await isThere(sans.name)).toBe(true);
  // Arimo answers for Liberation Sans, because it has its widths.
  const ofMachines = ['Liberation Sans', 'Nimbus Sans', 'Droid Sans Fallback', 'FreeSans'].slice(
    sans.name === 'Arimo' ? 1 : 0,
  );
  for (const name of ofMachines) expect(await isThere(name), name).toBe(false);
});

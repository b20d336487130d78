import { writeFileSync } from 'node:fs';
import type { ThemeId } from '@loan-kereta/sdk/plans';
import type { BrowserContext, Page } from 'playwright';
import type { CalculatorProps } from '../src/stage/calculator.tsx';
import { tellStory, type Visit } from './built-storybook.ts';

/** Wherever it is drawn, the calculator of this story goes from side to side. */
export const fullWidth = 'states-measured--measured';

/** The advisor on every picture that does not need another. */
export const aisyah = {
  branding_name: 'Aisyah Perodua Klang',
  headline: 'Kereta pertama anda bermula di sini',
  whatsapp: '012-345 6789',
  photo_url: null,
};

/** Starts the calculator of `fullWidth` anew, and waits until all of it is there: figure, controls, and typeface. */
export async function showCalculator(
  window: Page,
  args: Omit<CalculatorProps, 'theme'> & { readonly theme: ThemeId },
): Promise<void> {
  await tellStory(window, 'updateStoryArgs', {
    storyId: fullWidth,
    updatedArgs: { advisor: aisyah, ...args },
  });
  await tellStory(window, 'forceRemount', { storyId: fullWidth });
  await window.waitForFunction(name => {
    const widget = document.querySelector('[data-calculator]')?.shadowRoot;
    return widget?.querySelector(`.lk[data-theme="${name}"] :is(svg, .lk-photo)`);
  }, args.theme);
  // What comes after the figure: the rest of the controls, and a typeface.
  await window.waitForLoadState('networkidle');
}

export interface Picture {
  readonly png: Buffer;
  readonly caption: string;
}

export interface SheetRow {
  readonly title: string;
  readonly pictures: readonly Picture[];
}

/** Writes pictures, row by row, each under its title and over its captions. @param size of every picture, in px */
export async function writeSheet(
  context: BrowserContext,
  rows: readonly SheetRow[],
  size: { readonly height: number } | { readonly width: number },
  path: string,
  quality?: number,
): Promise<void> {
  const [[side, length] = []] = Object.entries(size);
  const figure = ({ png, caption }: Picture) =>
    `<figure><img src="data:image/png;base64,${png.toString('base64')}"><figcaption>${caption}</figcaption></figure>`;
  const drawn = rows.map(
    ({ title, pictures }) => `<h2>${title}</h2><div>${pictures.map(figure).join('')}</div>`,
  );
  const sheet = await context.newPage();
  await sheet.setContent(`<!doctype html><meta charset="utf-8"><style>
    body { width: max-content; margin: 0; padding: 20px; font: 15px system-ui; background: #e9e7df }
    h2 { margin: 16px 0 8px; font-size: 18px } h2:first-child { margin-top: 0 } div { display: flex; gap: 10px }
    figure { margin: 0 } img { display: block; ${side}: ${length}px; border-radius: 10px } figcaption { margin-top: 4px }
  </style>${drawn.join('')}`);
  const { width, height } = await sheet.evaluate(() => document.body.getBoundingClientRect());
  await sheet.setViewportSize({ width: Math.ceil(width), height: Math.ceil(height) });
  await writePicture(sheet, path, quality);
  await sheet.close();
}

/** Writes what a page shows as WebP, a third of what it weighs as PNG. */
export async function writePicture(page: Page, path: string, quality = 90): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  writeFileSync(path, Buffer.from(data, 'base64'));
  console.log(path);
}

/** The address of a photo such as a dealer's: a car before its surroundings, opaque to the corners. */
export async function photographCar(open: Visit['open']): Promise<string> {
  const page = await open('themes-01-card-compact--card-compact', { width: 'full' });
  const car = page.locator('.lk-car-art').first();
  await car.evaluate(drawing => {
    drawing.style.background = 'linear-gradient(#8fb3cf, #dfe7ea 58%, #8b8f86 58%, #5f635f)';
  });
  const picture = await car.screenshot({ type: 'jpeg' });
  await page.close();
  return `data:image/jpeg;base64,${picture.toString('base64')}`;
}

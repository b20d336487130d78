import { writeFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright';

/** Writes what a page shows as WebP, a third of what it weighs as PNG. */
export async function writePicture(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 90 });
  writeFileSync(path, Buffer.from(data, 'base64'));
  console.log(path);
}

/** A picture with what it shows. */
export interface Shot {
  readonly label: string;
  readonly picture: Buffer;
}

/** Shots that stand in a row, under what they have in common. */
export interface Row {
  readonly title: string;
  readonly shots: readonly Shot[];
}

const sheetOf = (rows: readonly Row[], height: number) => `<!doctype html><meta charset="utf-8"><style>
  body { width: max-content; margin: 0; padding: 16px 24px; font: 13px/1.3 system-ui; color: #12242c; background: #e9e7e1 }
  h2 { margin: 12px 0 6px; font-size: 17px } div { display: flex; gap: 12px }
  figure { display: grid; gap: 4px; margin: 0; width: min-content }
  img { height: ${height}px; border-radius: 8px; box-shadow: 0 0 0 1px #12242c14 }
</style>${rows
  .map(
    ({ title, shots }) =>
      `<h2>${title}</h2><div>${shots
        .map(
          ({ label, picture }) =>
            `<figure><img src="data:image/png;base64,${picture.toString('base64')}"><figcaption>${label}</figcaption></figure>`,
        )
        .join('')}</div>`,
  )
  .join('')}`;

/** Writes rows of shots as one picture. @param height of each shot on it, in px */
export async function writeSheet(
  context: BrowserContext,
  rows: readonly Row[],
  height: number,
  path: string,
): Promise<void> {
  const page = await context.newPage();
  await page.setContent(sheetOf(rows, height));
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight };
  });
  await page.setViewportSize(size);
  await writePicture(page, path);
  await page.close();
}

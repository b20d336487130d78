import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languageCodes } from '@loan-kereta/sdk/languages';
import type { Browser, Page } from '@playwright/test';

const folder = fileURLToPath(new URL('../console/src/site/landing/themes/', import.meta.url));

/** The themes that the front page shows, each with an advisor whose plan has it. */
const shown = [
  { name: 'card-compact', theme: 'theme-01', advisor: 'demo-basic' },
  { name: 'hero-banner', theme: 'theme-02', advisor: 'demo-premium' },
  { name: 'glass-effect', theme: 'theme-10', advisor: 'demo-diamond' },
];

/** A picture as WebP, which the browser makes itself. */
const toWebp = (page: Page, png: Buffer): Promise<string> =>
  page.evaluate(async source => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${source}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', 0.8).replace(/^.*,/, '');
  }, png.toString('base64'));

/** Takes the front page's pictures of its three themes, in every language. */
export async function pictureThemes(browser: Browser, at: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 390, height: 520 }, deviceScaleFactor: 1.5 });
  for (const { name, theme, advisor } of shown)
    for (const lang of languageCodes) {
      await page.setContent(
        `<meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style>
        <loan-kereta advisor="${advisor}" theme="${theme}" lang="${lang}"></loan-kereta>
        <script async crossorigin src="${at}/loan-kereta.js"></script>`,
      );
      await page.locator('loan-kereta [part~=instalment]').first().waitFor();
      await page.waitForLoadState('networkidle');
      // The figures have counted up.
      await page.waitForTimeout(1500);
      const webp = await toWebp(page, await page.screenshot());
      writeFileSync(`${folder}${name}-${lang}.webp`, Buffer.from(webp, 'base64'));
    }
  await page.close();
}

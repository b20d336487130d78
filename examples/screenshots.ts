// Takes the README's pictures of the example page and of the admin centre, and the front page's of its themes: npm run screenshots.
import { fileURLToPath } from 'node:url';
import { filmStream, filmUpgrade } from './film.ts';
import { pictureThemes } from './theme-pictures.ts';
import { visitProduct } from './visit.ts';

const images = fileURLToPath(new URL('../docs/images/', import.meta.url));

await visitProduct(async (browser, at) => {
  await pictureThemes(browser, at);
  for (const width of [390, 1280]) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      deviceScaleFactor: width < 500 ? 2 : 1,
    });
    await page.goto(`${at}/examples/script-tag/`);
    await page.getByLabel('Model').selectOption('Myvi');
    await page.locator('loan-kereta svg').waitFor();
    await page.locator('#kira').scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${images}example-${width}.png`, fullPage: width > 500 });
    await page.close();
  }
  await filmUpgrade(browser, at, `${images}upgrade-by-keyboard.png`);
  await filmStream(browser, at, `${images}live-stream.jpg`);
});

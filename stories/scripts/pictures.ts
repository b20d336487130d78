import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright';
import type { Visit } from './built-storybook.ts';

/** Writes what a page shows as WebP, a third of what it weighs as PNG. */
export async function writePicture(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 90 });
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

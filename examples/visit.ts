import { type Browser, chromium } from '@playwright/test';
import { buildStale } from '../scripts/build.ts';
import { findChromium } from '../scripts/chromium.ts';
import { chromiumFlags } from '../scripts/chromium-flags.ts';
import { type FontSet, pinFonts } from '../scripts/fonts.ts';
import { freePort } from '../scripts/free-port.ts';
import { startProduct } from './product.ts';

/**
 * Visits the product as it is now with a browser; leaves nothing running.
 * @param database its URL; a new one unless given
 * @param fonts what the browser draws in; the set of this run unless given
 */
export async function visitProduct(
  visit: (browser: Browser, at: string) => Promise<void>,
  database?: string,
  fonts?: FontSet,
): Promise<void> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('There is no Chromium; LK_CHROMIUM may name one.');
  await buildStale();
  pinFonts(fonts);
  const { at, stop } = await startProduct(await freePort(), database);
  try {
    const browser = await chromium.launch({ executablePath, args: chromiumFlags });
    await visit(browser, at).finally(() => browser.close());
  } finally {
    await stop();
  }
}

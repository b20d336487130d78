import { expect, type Page, test } from '@playwright/test';
import readQr from 'jsqr';
import sharp from 'sharp';
import { signInFresh } from '../../testing/sign-in.ts';

test.use({ locale: 'en-GB' });

/** What a phone reads from a picture of a code. @param picture a file of it, or its bytes */
async function read(picture: string | Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .resize({ width: 1024 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return readQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

async function download(page: Page, name: string): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return (await saved).path();
}

test('the code leads to the advisor’s own page: as it is shown, by day and at night, and in both files', async ({
  page,
}) => {
  await signInFresh(page, '/embed');
  const { advisor } = await (await page.request.get('/api/me/calculator')).json();
  const address = new URL(`/a/${advisor.slug}`, page.url()).href;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await read(await page.getByRole('img', { name: /^QR code/ }).screenshot()), colorScheme).toBe(
      address,
    );
  }
  for (const kind of ['PNG', 'SVG'])
    expect(await read(await download(page, `QR as ${kind}`)), kind).toBe(address);
  await page.goto(address);
  await expect(page.locator('loan-kereta [part~=instalment]')).toContainText('RM471');
});

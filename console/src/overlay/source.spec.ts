import { streamFormats } from '@loan-kereta/sdk/rules';
import { type Browser, expect, type Page, test } from '@playwright/test';
import readQr from 'jsqr';
import sharp from 'sharp';
import { isKept } from '../testing/behind-proxy.ts';
import { amount, deposit, figure, signUpPremium } from '../testing/stream.ts';
import { expectSound, watch } from '../testing/visit.ts';

test.use({ locale: 'en-GB', viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

const dialog = (phone: Page) => phone.getByRole('dialog');
const live = (phone: Page) => phone.getByRole('button', { name: /^(Live|Manage)$/ }).first();
const format = (source: Page) => source.locator('.format');

/** Makes the lasting address in the dialog of a live stream, which stays open. */
async function makeAddress(phone: Page): Promise<string> {
  await live(phone).click();
  await dialog(phone).getByRole('button', { name: 'Make an OBS address' }).click();
  return (
    (await dialog(phone)
      .getByText(/\/obs#/)
      .textContent()) ?? ''
  );
}

async function choose(phone: Page, label: string, option: string): Promise<void> {
  await phone.getByRole('combobox', { name: label }).focus();
  await phone.keyboard.press('Enter');
  await phone.getByRole('option', { name: option, exact: true }).focus();
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('listbox')).toHaveCount(0);
}

/** Opens an address as OBS does: with no session, and no ground of its own. */
async function openSource(browser: Browser, address: string, size = { width: 1920, height: 1080 }) {
  const source = await browser.newPage({ viewport: size });
  await source.goto(address);
  return source;
}

/** Whether every pixel of a page is transparent. */
async function isTransparent(source: Page): Promise<boolean> {
  const { channels } = await sharp(await source.screenshot({ omitBackground: true })).stats();
  return channels[3]?.max === 0;
}

test('one address shows each evening, and nothing between the evenings', async ({ page: phone, browser }) => {
  const complaints = await watch(phone);
  await signUpPremium(phone, browser);
  await phone.goto('/app');
  const address = await makeAddress(phone);
  await expectSound(phone);
  const source = await openSource(browser, address);
  const complaintsThere = await watch(source);
  await choose(phone, 'Form on the stream', 'Lower third');
  await expect.poll(() => isTransparent(source)).toBe(true);

  await test.step('the first evening', async () => {
    await dialog(phone).getByLabel('Your own line').fill('Promosi malam ini \u202a012-345 6789\u202c');
    await dialog(phone).getByRole('button', { name: 'Go live' }).click();
    await expect(format(source)).toContainText((await amount(phone)) ?? 'nothing');
    await expect(format(source)).toContainText('Promosi malam ini  012-345 6789');
    await expect(dialog(phone).getByText('1 overlay connected')).toBeVisible();
    await expectSound(phone);
    await phone.keyboard.press('Escape');
    await deposit(phone).fill('5000');
    await phone.keyboard.press('Tab');
    await expect(format(source)).toContainText('RM5,000');
    await expect(format(source)).toContainText((await amount(phone)) ?? 'nothing');
  });

  await test.step('hidden and shown again', async () => {
    await live(phone).click();
    await dialog(phone).getByRole('button', { name: 'Hide from the stream' }).click();
    await expect.poll(() => isTransparent(source)).toBe(true);
    await expect(
      dialog(phone).getByRole('status').filter({ hasText: 'Hidden from the stream' }),
    ).toBeVisible();
    const isSent = phone.waitForResponse(
      response => response.request().method() === 'PUT' && response.url().endsWith('/api/me/stream'),
    );
    await phone.reload();
    await isSent;
    expect(await isTransparent(source)).toBe(true);
    await live(phone).click();
    await dialog(phone).getByRole('button', { name: 'Show on the stream' }).click();
    await expect(format(source)).toBeVisible();
    await dialog(phone).getByRole('button', { name: 'Hide from the stream' }).click();
    await dialog(phone).getByRole('button', { name: 'End live stream' }).click();
    await expect.poll(() => isTransparent(source)).toBe(true);
  });

  await test.step('the next evening, until there is a new address', async () => {
    await live(phone).click();
    await expect(dialog(phone).getByText(/Your address has worked since/)).toBeVisible();
    await dialog(phone).getByRole('button', { name: 'Go live' }).click();
    await expect(format(source)).toBeVisible();
    await dialog(phone).getByRole('button', { name: 'New address' }).click();
    await expect.poll(() => isTransparent(source)).toBe(true);
    await source.reload();
    await expect.poll(() => isTransparent(source)).toBe(true);
    await dialog(phone).getByRole('button', { name: 'End live stream' }).click();
  });
  expect([...complaints, ...complaintsThere.filter(text => !text.includes('401'))]).toEqual([]);
  await source.close();
});

test('each format is whole at each size, and its code leads to the same figures', async ({
  page: phone,
  browser,
}) => {
  await signUpPremium(phone, browser);
  await phone.goto('/app');
  await expect(figure(phone)).toContainText('RM');
  const origin = { origin: new URL(phone.url()).origin };
  const state = {
    ...{ model: 'aruz', variant: 'aruz-1-5-av', years: 5, deposit: 1234, rate: 2.95, method: 'flat' },
    ...{ theme: 'theme-01', lang: 'en', note: 'Free tint and road tax, this weekend only' },
  };
  const steer = (chosen: object) =>
    phone.request.put('/api/me/stream', { data: { ...state, ...chosen }, headers: origin });
  await phone.request.post('/api/me/stream', { data: state, headers: origin });
  const made = await phone.request.post('/api/me/stream/address', { headers: origin });
  const source = await openSource(browser, `/obs#${(await made.json()).secret}`);

  const cut = () =>
    format(source).evaluate(node => {
      const { right, bottom } = node.getBoundingClientRect();
      const isOut = (part: Element) => {
        const box = part.getBoundingClientRect();
        return box.left < -1 || box.top < -1 || box.right > right + 1 || box.bottom > bottom + 1;
      };
      return [node, ...node.querySelectorAll('p, h1, dl, .qr')]
        .filter(part => isOut(part) || part.scrollWidth > part.clientWidth + 1)
        .concat(right > innerWidth + 1 || bottom > innerHeight + 1 ? node : [])
        .map(({ className, tagName }) => `${tagName}.${className}`);
    });
  const read = async () => {
    const image = sharp(await source.screenshot())
      .ensureAlpha()
      .raw();
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    return readQr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
  };
  let address = '';
  for (const [width, height] of [
    [480, 270],
    [3840, 2160],
    [1080, 1920],
    [1080, 2340],
    [600, 1000],
    [1920, 1080],
  ] as const) {
    await source.setViewportSize({ width, height });
    for (const name of streamFormats.filter(each => each !== 'calculator')) {
      expect((await steer({ format: name })).status()).toBe(204);
      await expect(format(source)).toHaveAttribute('data-format', name);
      await expect.poll(cut, `${name} at ${width} × ${height}`).toEqual([]);
      if (height < 1080 || width > 2000) continue;
      address = await read();
      expect(address, `${name} at ${width} × ${height}`).toContain('/q/');
      expect(address.length).toBeLessThanOrEqual(60);
    }
  }

  const shown =
    /RM[\d,]+/.exec((await format(source).locator('.result').textContent()) ?? '')?.[0] ?? 'nothing';
  await source.goto(address);
  await expect(figure(source)).toContainText(shown);
  expect(Object.fromEntries(new URL(source.url()).searchParams)).toMatchObject({
    ...{ model: 'aruz', variant: 'aruz-1-5-av', years: '5', deposit: '1234', rate: '2.95', lang: 'en' },
  });
  await source.close();
});

test('a wrong address, and one that is opened without a network, leaves the stream clean', async ({
  page: source,
  context,
}) => {
  for (const secret of ['', '#wrong', `#${'a'.repeat(43)}`]) {
    await source.goto(`/obs${secret}`);
    await source.waitForLoadState('networkidle');
    expect(await isTransparent(source), secret).toBe(true);
  }
  await isKept(source);
  await context.setOffline(true);
  await source.reload();
  await expect(source.locator('#stage')).toBeAttached();
  expect(await isTransparent(source)).toBe(true);
});

test('a network that is lost leaves the last figures for ten minutes, then nothing', async ({
  page: phone,
  browser,
}) => {
  await signUpPremium(phone, browser);
  await phone.goto('/app');
  const address = await makeAddress(phone);
  await choose(phone, 'Form on the stream', 'Side card');
  await dialog(phone).getByRole('button', { name: 'Go live' }).click();
  const source = await browser.newPage();
  await source.clock.install();
  await source.goto(address);
  await expect(format(source)).toBeVisible();
  await source.context().setOffline(true);
  await source.clock.fastForward('09:00');
  await expect(format(source)).toBeVisible();
  await source.clock.fastForward('02:00');
  await expect(format(source)).toHaveCount(0);
  await source.context().setOffline(false);
  await source.clock.runFor(20_000);
  await expect(format(source)).toBeVisible();
  await source.close();
});

import { expect, type Host, pageOf, test } from './host.ts';

/** A frame as WordPress makes it of an oEmbed answer, and the messages that its page sends. */
const wordpressPage = (host: Host, height: number) =>
  host.page(
    pageOf(`<script>
        messages = [];
        addEventListener('message', ({ data }) => { if (data.secret) messages.push(data) });
      </script>
      <iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted" title="Loan Kereta" width="480"
        height="${height}" frameborder="0" scrolling="auto" data-secret="aB3dE5fG7h"
        src="{api}/a/demo-basic?lang=en&amp;model=myvi#?secret=aB3dE5fG7h"></iframe>`),
  );

test('a frame of WordPress receives height and link by its protocol', async ({ page, host, baseURL }) => {
  await page.goto(wordpressPage(host, 760));
  const messages = () => page.evaluate(() => Reflect.get(window, 'messages') as Record<string, unknown>[]);
  const shown = page.locator('iframe').contentFrame();
  await expect(shown.locator('[part=instalment] strong')).toHaveText('RM680');
  const height = await shown.locator('html').evaluate(html => Math.ceil(html.getBoundingClientRect().height));
  await expect
    .poll(async () => (await messages()).at(-1))
    .toEqual({ message: 'height', value: height, secret: 'aB3dE5fG7h' });
  // wp-embed.js says so when it starts after the frame.
  const before = (await messages()).length;
  await page.evaluate(() =>
    document.querySelector('iframe')?.contentWindow?.postMessage({ message: 'ready', secret: '' }, '*'),
  );
  await expect.poll(async () => (await messages()).length).toBeGreaterThan(before);

  await shown.getByRole('radio', { name: /^5/ }).check({ force: true });
  await shown.locator('[part=whatsapp]').click();
  await expect.poll(async () => (await messages()).at(-1)?.message).toBe('link');
  const address = String((await messages()).at(-1)?.value);
  expect(new URL(address).origin + new URL(address).pathname).toBe(`${baseURL}/a/demo-basic/whatsapp`);
  const response = await fetch(address, { redirect: 'manual' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(await shown.locator('[part=whatsapp]').getAttribute('href'));
});

test('a frame above WordPress’s limit is not shrunk to it', async ({ page, host }) => {
  await page.goto(wordpressPage(host, 1300));
  const shown = page.locator('iframe').contentFrame();
  await expect(shown.locator('[part=instalment] strong')).toHaveText('RM680');
  await page.waitForTimeout(500);
  const heights = await page.evaluate(() =>
    (Reflect.get(window, 'messages') as { message: string; value: number }[]).map(
      ({ message, value }) => message === 'height' && value,
    ),
  );
  expect(heights.filter(height => Number(height) > 1000)).toEqual([]);
  expect(heights).toContain(false);
});

import type { FrameLocator, Locator } from '@playwright/test';
import { complaints, expect, pageOf, test } from './host.ts';

const frameOf = (src: string) =>
  `<iframe data-loan-kereta src="${src}" title="Loan Kereta" width="100%" height="300" style="border:0"></iframe>`;
const ours = '{api}/a/demo-basic';
const script = '<script src="{api}/loan-kereta-frame.js"></script>';

/** The height in px that a frame has inside its border, and of what it shows. */
async function heights(frame: Locator) {
  const shown = await frame
    .contentFrame()
    .locator('html')
    .evaluate(html => html.getBoundingClientRect().height);
  return { taken: await frame.evaluate(({ clientHeight }) => clientHeight), shown: Math.ceil(shown) };
}

async function fits(frame: Locator) {
  await expect(async () => {
    const { taken, shown } = await heights(frame);
    expect(taken).toBe(shown);
    expect(shown).toBeGreaterThan(640);
  }).toPass();
}

const figure = (frame: FrameLocator) => frame.locator('[part=instalment] strong');

test('a frame is as high as what it shows, also when that changes or the script comes late', async ({
  page,
  host,
  baseURL,
}) => {
  const heard = await complaints(page);
  await page.goto(host.page(pageOf(frameOf(ours))));
  const frame = page.locator('iframe');
  await expect(figure(frame.contentFrame())).toHaveText('RM471');
  expect((await heights(frame)).taken).toBe(300);
  await page.addScriptTag({ url: `${baseURL}/loan-kereta-frame.js` });
  await fits(frame);
  await page.setViewportSize({ width: 320, height: 640 });
  await fits(frame);
  await page.setViewportSize({ width: 1280, height: 720 });
  await fits(frame);
  expect(heard).toEqual([]);
});

test('a border that the page’s reset counts as height takes none away', async ({ page, host }) => {
  const reset = '<style>* { box-sizing: border-box } iframe { border: 3px solid }</style>';
  await page.goto(host.page(pageOf(frameOf(ours).replace('border:0', '') + script, reset)));
  const frame = page.locator('iframe');
  await expect(figure(frame.contentFrame())).toHaveText('RM471');
  await fits(frame);
});

test('nobody else sets a frame’s height: another frame, another page in it, or what makes no sense', async ({
  page,
  host,
}) => {
  const saying = (heading: string, messages: readonly string[]) =>
    host.page(`<!doctype html><title>${heading}</title><h1>${heading}</h1>
      <script>onload = () => { for (const it of ${JSON.stringify(messages)}) parent.postMessage(it, '*') }</script>`);
  const tall = '{"context":"iframe.resize","height":5000}';
  const wrong = ['0', '-5', '1.5', '"900"', 'null', '1e400'].map(
    it => `{"context":"iframe.resize","height":${it}}`,
  );
  const stranger = saying('Buy', [tall]);
  const nonsense = saying('Nonsense', ['null', '7', '{', '{"height":5000}', ...wrong]);
  const heard = await complaints(page);
  await page.goto(
    host.page(
      pageOf(`<script>messages = []; onmessage = ({ data }) => messages.push(data)</script>${script}
      <iframe title="An advertisement" src="${stranger}" height="100"></iframe>
      <iframe title="Gone on" data-loan-kereta src="${ours}" height="200"></iframe>
      <iframe title="Empty" data-loan-kereta height="150"></iframe>
      ${frameOf(nonsense)}`),
    ),
  );
  const gone = page.getByTitle('Gone on');
  // As high as it stays: what is shown before the calculator is there says its own height too.
  await expect(figure(gone.contentFrame())).toHaveText('RM471');
  await fits(gone);
  const before = await gone.getAttribute('style');
  await gone
    .contentFrame()
    .locator('html')
    .evaluate((_, address) => location.assign(address), stranger);
  await expect(gone.contentFrame().locator('h1')).toHaveText('Buy');
  await page.evaluate(message => postMessage(message, '*'), tall);
  const messages = () => page.evaluate(() => Reflect.get(window, 'messages') as string[]);
  await expect.poll(async () => (await messages()).filter(it => it === tall).length).toBe(3);
  expect(await messages()).toContain(wrong.at(-1));
  expect(await gone.getAttribute('style')).toBe(before);
  await expect(page.getByTitle('An advertisement')).not.toHaveAttribute('style');
  await expect(page.getByTitle('Loan Kereta', { exact: true })).toHaveCSS('height', '300px');
  expect(heard).toEqual([]);
});

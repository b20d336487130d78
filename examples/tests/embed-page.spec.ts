// What the Embed page gives to paste, on another site, as it was copied.
import { palettes } from '@loan-kereta/sdk/palettes';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { choose } from '../../console/src/testing/choose.ts';
import { signIn, signInFresh } from '../../console/src/testing/sign-in.ts';
import { complaints, expect, pageOf, test } from './host.ts';

test.use({ locale: 'en-GB' });

/** Chooses how the calculator looks in a place. */
async function chooseLook(page: Page): Promise<void> {
  const chosen = { Theme: 'Hero Banner', Colors: 'Ocean', Language: '中文', 'First model': 'Perodua Myvi' };
  for (const [name, value] of Object.entries(chosen))
    await choose(page.getByRole('combobox', { name, exact: true }), value);
}

/** Presses the button that copies, and reads the clipboard. */
async function copyFrom(page: Page, where: Locator): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await where.getByRole('button', { name: 'Copy', exact: true }).click();
  const text = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(text).not.toBe('');
  return text();
}

/** The one thing to paste in a place. */
async function copied(page: Page, place: string): Promise<string> {
  await page.getByRole('radio', { name: place, exact: true }).check();
  return copyFrom(page, page.getByRole('region', { name: place, exact: true }));
}

/** The snippet of a way that is folded away. */
async function copiedWay(page: Page, way: string): Promise<string> {
  const folded = page.locator('details details', { has: page.getByText(way, { exact: true }) });
  if (!(await folded.isVisible())) await page.getByText('Other ways and other programs').click();
  await folded.locator('summary').click();
  const text = await copyFrom(page, folded);
  await folded.locator('summary').click();
  return text;
}

/** Holds that a calculator is drawn as it was chosen. */
async function expectChosen(where: Page | FrameLocator): Promise<void> {
  // 58,260 at 2.90 % flat over 9 years: (58,260 + 15,205.86) / 108 = 680.24.
  await expect(where.locator('[part~=instalment]')).toHaveText(/每月供款.*RM680/);
  const drawn = where.locator('.lk').first();
  await expect(drawn).toHaveAttribute('data-theme', 'theme-02');
  await expect(drawn).toHaveAttribute('style', RegExp(palettes.ocean.primary));
}

/** Somebody's React app with the lines in it, as their build makes it. */
async function appOf(lines: string): Promise<string> {
  const [imports, element] = lines.split('\n\n');
  const name = `${import.meta.dirname}/pasted.tsx`;
  const source = `import { createRoot } from 'react-dom/client';
    ${imports}
    createRoot(document.querySelector('#root')).render(${element});`;
  const made = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'pasted',
        resolveId: id => (id === name ? id : undefined),
        load: id => (id === name ? source : undefined),
      },
      react(),
    ],
    build: { write: false, rolldownOptions: { input: name } },
  });
  const [bundle] = [made].flat();
  const code = bundle && 'output' in bundle ? bundle.output[0].code : '';
  return `<div id="root"></div><script type="module">${code.replaceAll('</script', '<\\/script')}</script>`;
}

test('whatever the Embed page gives shows the calculator as it was chosen, on another site', async ({
  page,
  context,
  host,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'diamond', '/embed');
  await chooseLook(page);
  const site = await context.newPage();
  const heard = await complaints(site);

  for (const place of ['WordPress', 'Own HTML'])
    await test.step(place, async () => {
      await site.goto(host.page(pageOf(await copied(page, place))));
      await expectChosen(site);
    });

  await test.step('Script and element', async () => {
    await site.goto(host.page(pageOf(await copiedWay(page, 'Script and element'))));
    await expectChosen(site);
  });

  for (const way of ['Frame with its script', 'Frame alone'])
    await test.step(way, async () => {
      await site.goto(host.page(pageOf(await copiedWay(page, way))));
      await expectChosen(site.frameLocator('iframe'));
    });

  await test.step('Mudah, Carlist', async () => {
    await site.goto(host.page(pageOf(`<a href="${await copied(page, 'Mudah, Carlist')}">Kira ansuran</a>`)));
    await site.getByRole('link', { name: 'Kira ansuran' }).click();
    await expectChosen(site);
  });

  await test.step('React', async () => {
    await site.goto(host.page(pageOf(await appOf(await copied(page, 'React')))));
    await expectChosen(site);
  });
  expect(heard).toEqual([]);
});

/** Blocks our scripts on a page, as a place that removes scripts does. */
const block = (site: Page) => site.route('**/loan-kereta*.js*', route => route.abort());

test('the calculator hides the link in its element, a blocked script shows it', async ({
  page,
  context,
  host,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'premium', '/embed');
  const address = host.page(pageOf(await copied(page, 'WordPress')));
  const site = await context.newPage();
  await site.goto(address);
  await expect(site.locator('[part~=instalment]')).toContainText('RM471');
  await expect(site.locator('loan-kereta')).toHaveCount(1);
  const link = site.locator('loan-kereta > a');
  await expect(link).toBeHidden();

  await block(site);
  await site.goto(address);
  await expect(link).toBeVisible();
  await expect(link).toHaveText('Kira ansuran dengan Wei Jian Auto PJ');
  await expect(site.locator('loan-kereta')).toContainText('WhatsApp 012-000 0002');
  await link.click();
  await expect(site).toHaveURL('/a/demo-premium');
});

test('a pasted frame shows the figure at 760 px and the link below it', async ({ page, context, host }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'premium', '/embed');
  const address = host.page(pageOf(await copiedWay(page, 'Frame alone')));
  const site = await context.newPage();
  await site.goto(address);
  const frame = site.locator('iframe');
  await expect(site.frameLocator('iframe').locator('[part~=instalment]')).toContainText('RM471');
  await expect(frame).toHaveJSProperty('clientHeight', 760);
  const link = site.getByRole('link', { name: 'Kira ansuran dengan Wei Jian Auto PJ' });
  const [box, below] = [await frame.boundingBox(), await link.boundingBox()];
  expect(below?.y).toBeGreaterThan((box?.y ?? 0) + 759);
});

test('a hostile branding name is text in what is pasted', async ({ page, context, host }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInFresh(page, '/profile');
  const name = `"Ali's" </a><img src=x onerror=alert(1)> & Co`;
  await page.getByLabel('Branding name').fill(name);
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page).toHaveURL('/app');
  await page.goto('/embed');
  for (const given of [await copied(page, 'Own HTML'), await copiedWay(page, 'Frame with its script')]) {
    const site = await context.newPage();
    await block(site);
    await site.goto(host.page(pageOf(given)));
    await expect(site.getByRole('link')).toHaveText(`Kira ansuran dengan ${name}`);
    await expect(site.locator('img')).toHaveCount(0);
    await site.close();
  }
});

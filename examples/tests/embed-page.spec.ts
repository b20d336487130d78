// What the Embed page gives to paste, on another site, as it was copied.
import { palettes } from '@loan-kereta/sdk/palettes';
import type { FrameLocator, Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { choose } from '../../console/src/testing/choose.ts';
import { signIn } from '../../console/src/testing/sign-in.ts';
import { complaints, expect, pageOf, test } from './host.ts';

test.use({ locale: 'en-GB' });

/** Chooses how the calculator looks in a place. */
async function chooseLook(page: Page): Promise<void> {
  const chosen = { Theme: 'Hero Banner', Colors: 'Ocean', Language: '中文', 'First model': 'Perodua Myvi' };
  for (const [name, value] of Object.entries(chosen))
    await choose(page.getByRole('combobox', { name, exact: true }), value);
}

/** What the page gives for one place, as whoever presses its button has it. */
async function copied(page: Page, place: string): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('tab', { name: place, exact: true }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Copy', exact: true }).click();
  const text = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(text).not.toBe('');
  return text();
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

  for (const place of ['Any page', 'WordPress'])
    await test.step(place, async () => {
      await site.goto(host.page(pageOf(await copied(page, place))));
      await expectChosen(site);
    });

  for (const place of ['iframe', 'Google Sites'])
    await test.step(place, async () => {
      await site.goto(host.page(pageOf(await copied(page, place))));
      await expectChosen(site.frameLocator('iframe'));
    });

  await test.step('Link in bio', async () => {
    await site.goto(host.page(pageOf(`<a href="${await copied(page, 'Link in bio')}">Kira ansuran</a>`)));
    await site.getByRole('link', { name: 'Kira ansuran' }).click();
    await expectChosen(site);
  });

  await test.step('React', async () => {
    await site.goto(host.page(pageOf(await appOf(await copied(page, 'React')))));
    await expectChosen(site);
  });
  expect(heard).toEqual([]);
});

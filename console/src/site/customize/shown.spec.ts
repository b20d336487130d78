import { type Browser, expect, type Page, test } from '@playwright/test';
import { leaveBuilder, openBuilder, saveLayout } from '../../testing/builder.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 1000 } });

const card = (page: Page) => page.getByRole('button', { name: /^Result card:/ });
const item = (page: Page, name: string) => page.getByRole('listitem', { name });
const use = 'Show on my calculator';
const offer = (page: Page) => page.getByLabel('Notifications').getByRole('button', { name: use });
const used = (page: Page) => page.getByText('Your calculator now shows this layout.').first();

/** What an advisor's calculator is sent anywhere. */
const embedOf = async (page: Page, slug: string) => (await page.request.get(`/api/embed/${slug}`)).json();

/** Looks at an advisor's own page as a buyer who has never seen it: whoever has may see it as it was for a minute. */
async function asBuyer(
  browser: Browser,
  slug: string,
  theme: string,
  look: (buyer: Page) => Promise<void>,
): Promise<void> {
  const buyer = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 1000 } });
  await buyer.goto(`/a/${slug}`);
  await expect(buyer.locator(`.lk[data-theme=${theme}] [part~=instalment]`).first()).toContainText('RM');
  await look(buyer);
  await buyer.close();
}

/** Holds which lines of the grid the result card stands between where a buyer sees the calculator. */
const cardStands = (lines: string) => (buyer: Page) =>
  expect(buyer.locator('.block.result_card')).toHaveCSS('grid-column', lines);

/** Holds which colour the monthly figure is drawn in. */
const figureIs = (colour: string) => (at: Page) =>
  expect(at.locator('.block.result_card .lk-figure')).toHaveCSS('color', colour);

test('buyers see the layout that is chosen in the list', async ({ page, browser }) => {
  const slug = await openBuilder(page, browser);
  await saveLayout(page, 'Lebar');
  await page.getByRole('button', { name: 'New layout' }).click();
  await card(page).press('Shift+ArrowLeft');
  await saveLayout(page, 'Sempit');
  expect((await embedOf(page, slug)).layout).toBeNull();
  await asBuyer(browser, slug, 'theme-01', buyer =>
    expect(buyer.locator('.block.result_card')).toHaveCount(0),
  );

  for (const [name, other, lines] of [
    ['Sempit', 'Lebar', '8 / 12'],
    ['Lebar', 'Sempit', '8 / 13'],
  ] as const) {
    await item(page, name).getByRole('button', { name: use }).click();
    await expect(item(page, name).getByText('On your calculator')).toBeVisible();
    await expect(used(page)).toBeVisible();
    await expect(item(page, name).getByRole('button', { name: use })).toHaveCount(0);
    await expect(item(page, other).getByRole('button', { name: use })).toBeVisible();
    const { layout } = await embedOf(page, slug);
    expect(layout.components).toContainEqual(
      expect.objectContaining({ type: 'result_card', w: name === 'Sempit' ? 4 : 5 }),
    );
    await asBuyer(browser, slug, 'custom', cardStands(lines));
  }
});

test('what has been saved is shown by the message that says so, and by every save after it', async ({
  page,
  browser,
}) => {
  const slug = await openBuilder(page, browser);
  await card(page).press('Shift+ArrowLeft');
  await saveLayout(page, 'Sempit');
  await offer(page).click();
  await expect(used(page)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await expect(item(page, 'Sempit').getByText('On your calculator')).toBeVisible();
  await asBuyer(browser, slug, 'custom', cardStands('8 / 12'));

  await card(page).press('ArrowLeft');
  await saveLayout(page);
  await expect(page.getByText('Theme preset saved successfully!').first()).toBeVisible();
  // There is nothing left to offer: it is what the calculator shows.
  await expect(offer(page)).toHaveCount(0);
  await asBuyer(browser, slug, 'custom', cardStands('7 / 11'));
});

test('what has been saved can be shown also once the builder is left, and it is said', async ({
  page,
  browser,
}) => {
  await openBuilder(page, browser);
  await card(page).press('Shift+ArrowLeft');
  await saveLayout(page, 'Sempit');
  await leaveBuilder(page, 'saved');
  await offer(page).click();
  await expect(used(page)).toBeVisible();
});

test('colours of one’s own are those of the calculator, until the palette is taken again', async ({
  page,
  browser,
}) => {
  const own = { primary: '#7a1fa2', secondary: '#2b0b3a', accent: '#ffcc00' };
  const ofOwn = 'rgb(122, 31, 162)';
  const slug = await openBuilder(page, browser);
  const usual = await page
    .locator('.block.result_card .lk-figure')
    .evaluate(figure => getComputedStyle(figure).color);
  expect(usual).not.toBe(ofOwn);
  await page.getByRole('tab', { name: 'Colors' }).click();
  const field = (name: string) => page.getByLabel(name);
  await expect(field('Main color')).toBeDisabled();
  await page.getByRole('button', { name: 'My own' }).click();
  await field('Main color').fill(own.primary);
  await field('Second color').fill(own.secondary);
  await field('Highlight').fill(own.accent);
  await figureIs(ofOwn)(page);
  await page.getByRole('tab', { name: 'Layout' }).click();
  await saveLayout(page, 'Ungu');
  await offer(page).click();
  await expect(used(page)).toBeVisible();
  const { layout, colours } = await embedOf(page, slug);
  expect(layout.colors).toEqual(own);
  expect(colours['--lk-primary']).toBe(own.primary);
  await asBuyer(browser, slug, 'custom', figureIs(ofOwn));

  await page.getByRole('tab', { name: 'Colors' }).click();
  await page.getByRole('button', { name: 'My palette' }).click();
  await saveLayout(page);
  expect((await embedOf(page, slug)).layout.colors).toBeNull();
  await figureIs(usual)(page);
  await asBuyer(browser, slug, 'custom', figureIs(usual));
});

test('more room and a car that fills its block are drawn at once, and for buyers as in the preview', async ({
  page,
  browser,
}) => {
  const roomIn = (at: Page, block: string) =>
    at
      .locator(`.block.${block}`)
      .evaluate(each => Number.parseFloat(getComputedStyle(each).paddingInlineStart));
  const carWidth = (at: Page) =>
    at.locator('.block.car_image svg').evaluate(car => car.getBoundingClientRect().width);
  const slug = await openBuilder(page, browser);
  await page.getByRole('tab', { name: 'Typography' }).click();
  const usual = await roomIn(page, 'loan_controls');
  await page.getByRole('button', { name: 'Compact' }).click();
  await expect.poll(() => roomIn(page, 'loan_controls')).toBeLessThan(usual);
  await page.getByRole('button', { name: 'Spacious' }).click();
  await expect.poll(() => roomIn(page, 'loan_controls')).toBeGreaterThan(usual);
  await page.getByRole('tab', { name: 'Car image' }).click();
  const contained = await carWidth(page);
  await page.getByRole('button', { name: 'Cover (fill)' }).click();
  await expect.poll(() => carWidth(page)).toBeGreaterThan(contained);
  await saveLayout(page);
  await offer(page).click();
  await expect(used(page)).toBeVisible();
  expect((await embedOf(page, slug)).layout).toMatchObject({ spacing: 'spacious', car_image_fit: 'cover' });

  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.locator('.cell')).toHaveCount(0);
  await expect.poll(() => roomIn(page, 'car_image')).toBe(0);
  const room = await roomIn(page, 'loan_controls');
  expect(room).toBeGreaterThan(usual);
  await asBuyer(browser, slug, 'custom', async buyer => {
    await expect.poll(() => roomIn(buyer, 'loan_controls')).toBe(room);
    await expect.poll(() => roomIn(buyer, 'car_image')).toBe(0);
  });
});

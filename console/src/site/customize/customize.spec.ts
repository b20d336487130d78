import { expect, type Page, test } from '@playwright/test';
import { signIn, signInFresh } from '../../testing/sign-in.ts';
import { expectSound, signIn as openAs, watch } from '../../testing/visit.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 1000 } });

test('a block is dragged and keyed, taken back, saved and previewed, and our policy stops nothing', async ({
  page,
}) => {
  const complaints = await watch(page);
  await signIn(page, 'diamond', '/app/customize');
  const card = page.getByRole('button', { name: /^Result card:/ });
  await expect(card).toHaveAccessibleName('Result card: column 8, row 3, 5 wide, 5 high');

  const box = await card.boundingBox();
  if (!box) throw new Error('The result card is not drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 150, y + 10, { steps: 5 });
  await page.mouse.move(x - 358, y + 4, { steps: 8 });
  await page.mouse.up();
  await expect(card).toHaveAccessibleName('Result card: column 1, row 3, 5 wide, 5 high');
  await expect(page.getByText('Not saved yet')).toBeVisible();

  await card.press('Shift+ArrowLeft');
  await expect(page.locator('[aria-live=assertive]').first()).toHaveText(
    'Result card: column 1, row 3, 4 wide, 5 high',
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toHaveAccessibleName('Result card: column 1, row 3, 5 wide, 5 high');
  await page.getByRole('button', { name: 'Save Preset' }).click();
  await expect(page.getByText('Theme preset saved successfully!')).toBeVisible();
  // It is called by when it was saved.
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(/^Layout \d+ \w+, \d+:\d+/);
  await page.getByRole('button', { name: 'Preview' }).click();
  // As it was drawn on the grid.
  await expect(page.getByRole('button', { name: 'Desktop' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[part~=instalment]').first()).toContainText('RM471');
  expect(complaints).toEqual([]);
});

test('the name that a layout is saved by is whole on the narrowest phone, also with a number', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'ms-MY', viewport: { width: 320, height: 640 } });
  await openAs(page, 'demo-diamond@example.com');
  await page.goto('/app/customize');
  await page.getByRole('button', { name: 'Simpan Pratetap' }).click();
  const name = page.getByLabel('Nama', { exact: true });
  await expect(name).toHaveValue(/^Susun atur \d+ /);
  await name.fill(`${await name.inputValue()} (2)`);
  expect(await name.evaluate(node => node.scrollWidth - node.clientWidth)).toBe(0);
  await page.close();
});

test('the name of what is chosen stands below the layout, and on nothing in it', async ({ page }) => {
  await signIn(page, 'diamond', '/app/customize');
  const canvas = page.getByRole('region', { name: 'Layout, drawn as on a wide page' });
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['Summary details', 'Loan controls']) {
      await page.getByRole('button', { name: RegExp(`^${name}:`) }).press('Enter');
      await expect(canvas.getByText(name, { exact: true })).toHaveCount(0);
      await expect(page.locator('strong', { hasText: name })).toBeVisible();
      const legend = await page.locator('strong', { hasText: name }).boundingBox();
      const { y = 0, height = 0 } = (await canvas.boundingBox()) ?? {};
      expect(legend?.y).toBeGreaterThanOrEqual(y + height);
      expect((legend?.x ?? width) + (legend?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
});

test('every car ends within its block, and every tab within its row', async ({ page }) => {
  await signIn(page, 'diamond', '/app/customize');
  await page.getByRole('button', { name: 'Reset Layout' }).click();
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const room = () =>
      page.locator('.block.model_picker').evaluate(block => {
        const ends = [...block.querySelectorAll('label')].map(each => each.getBoundingClientRect().bottom);
        return block.getBoundingClientRect().bottom - Math.max(...ends);
      });
    await expect.poll(room, `${width} px`).toBeGreaterThan(1);
    const rows = await page
      .getByRole('tab')
      .evaluateAll(tabs => tabs.map(tab => tab.getBoundingClientRect()));
    expect(new Set(rows.map(({ y }) => y)).size, `${width} px`).toBe(1);
    expect(Math.max(...rows.map(({ right }) => right)), `${width} px`).toBeLessThanOrEqual(width - 16);
    const cut = await page
      .getByRole('tab')
      .evaluateAll(tabs => tabs.filter(tab => tab.scrollWidth > tab.clientWidth).map(tab => tab.textContent));
    expect(cut, `${width} px`).toEqual([]);
  }
});

for (const width of [1280, 1440, 1920])
  test(`every word in a block can be read on a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await signIn(page, 'diamond', '/app/customize');
    await expect(page.getByRole('button', { name: /^Result card:/ })).toBeVisible();
    const smallest = () =>
      page.locator('.cell > .block').evaluateAll(blocks => {
        const heights = blocks.flatMap(block => {
          const words = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
          const found: number[] = [];
          while (words.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(words.currentNode);
            // What is only read aloud has no room on the screen.
            const { height, width } = range.getBoundingClientRect();
            if (words.currentNode.textContent?.trim() && width > 2) found.push(height);
          }
          return found;
        });
        return heights.length > 10 ? Math.min(...heights) : 0;
      });
    // A line's height, which is a little more than its letters'.
    await expect.poll(smallest).toBeGreaterThan(12);
  });

/** Puts a finger on the page, moves it so far in steps, and lifts it; in px. */
async function swipe(page: Page, from: readonly [number, number], by: readonly [number, number]) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const at = (part: number) => ({ x: from[0] + by[0] * part, y: from[1] + by[1] * part });
  await send('touchStart', [at(0)]);
  for (let step = 1; step <= 10; step++) await send('touchMove', [at(step / 10)]);
  await send('touchEnd', []);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger scrolls over a block until it is chosen, and then moves it and makes it smaller', async ({
    page,
  }) => {
    await signIn(page, 'diamond', '/app/customize');
    await page.getByRole('button', { name: 'Reset Layout' }).click();
    const card = page.getByRole('button', { name: /^Result card:/ });
    await expect(card).toHaveAccessibleName('Result card: column 8, row 3, 5 wide, 5 high');
    await card.scrollIntoViewIfNeeded();
    const middle = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await card.boundingBox()) ?? {};
      return { at: [x + width / 2, y + height / 2], column: width / 5 } as const;
    };
    const { at, column } = await middle();
    await swipe(page, at, [-5 * column, 0]);
    await expect(card).toHaveAccessibleName('Result card: column 8, row 3, 5 wide, 5 high');
    await card.tap();
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await swipe(page, (await middle()).at, [-8 * column, 0]);
    await expect(card).toHaveAccessibleName('Result card: column 1, row 3, 5 wide, 5 high');
    const corner = await page.locator('.cell.is-chosen .react-resizable-handle-se').boundingBox();
    if (!corner) throw new Error('The chosen block has no corner.');
    await swipe(page, [corner.x + corner.width / 2, corner.y + corner.height / 2], [-column, 0]);
    await expect(card).toHaveAccessibleName('Result card: column 1, row 3, 4 wide, 5 high');
  });

  test('what saves has its room beside what ends a preview, in every language', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signInFresh(page, '/app/customize');
    for (const lang of ['ms', 'en', 'zh']) {
      await page.evaluate(code => localStorage.setItem('lk.lang', code), lang);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('.cell')).toHaveCount(6);
      const buttons = page.locator('main header button:visible');
      await buttons.nth(-2).tap();
      await expect(page.locator('.cell')).toHaveCount(0);
      const { x = 0, width = 0 } = (await buttons.last().boundingBox()) ?? {};
      expect(width).toBeGreaterThan(0);
      expect(x + width).toBeLessThanOrEqual(320 - 16);
    }
  });

  test.describe('that has no mouse', () => {
    test.use({ isMobile: true });

    test('what moves the chosen block lies over what saves, and lets go of it; what is chosen stays in sight', async ({
      page,
    }) => {
      await signIn(page, 'diamond', '/app/customize');
      await page.getByRole('button', { name: 'Reset Layout' }).tap();
      const summary = page.getByRole('button', { name: /^Summary details:/ });
      const steps = page.getByRole('region', { name: 'Summary details' });
      const save = page.getByRole('button', { name: 'Save Preset' });
      await expect(save).toBeInViewport({ ratio: 1 });
      await expect(steps).toHaveCount(0);

      await summary.tap();
      await expect(steps).toBeInViewport({ ratio: 1 });
      const bottom = await summary.evaluate(node => node.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThanOrEqual((await steps.boundingBox())?.y ?? 0);
      await expectSound(page);
      // Said once: the panel below has no second set of them.
      await page.getByRole('button', { name: 'Height: more' }).tap();
      await expect(summary).toHaveAccessibleName('Summary details: column 1, row 12, 12 wide, 3 high');

      await steps.getByRole('button', { name: 'Close' }).tap();
      await expect(steps).toHaveCount(0);
      await expect(summary).toHaveAttribute('aria-pressed', 'false');
      await page.getByRole('heading', { name: 'Saved Presets' }).scrollIntoViewIfNeeded();
      await expect(save).toBeInViewport({ ratio: 1 });
      await expectSound(page);
    });

    test('the layout stays in sight beside the settings that change it', async ({ page }) => {
      await signIn(page, 'diamond', '/app/customize');
      await page.getByRole('tab', { name: 'Result card' }).tap();
      const large = page.getByRole('button', { name: 'Large' });
      await large.evaluate(node => scrollBy(0, node.getBoundingClientRect().bottom - innerHeight * 0.62));
      await expect(page.getByRole('button', { name: /^Result card:/ })).toBeInViewport({ ratio: 0.99 });
      await large.tap();
      await expect(page.locator('.board')).toHaveClass(/size-large/);
    });
  });
});

test('what unlocks saving says that prices are on their way or do not come, and asks again', async ({
  page,
}) => {
  await signInFresh(page, '/app/customize');
  await page.route('**/api/plans', route => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'Save Preset' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog).not.toContainText('RM');
  await expectSound(page);
  await page.unroute('**/api/plans');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toContainText('RM49');
});

test('the builder shows the calculator as it is when it is come back to', async ({ page }) => {
  await signInFresh(page, '/app/customize');
  const header = page.locator('.block [part~=brand-header]');
  await expect(header).toContainText('Aisyah');
  await page.getByRole('link', { name: 'My Account' }).first().click();
  await expect(page).toHaveURL('/account');
  await page.evaluate(async () => {
    const headers = { 'Content-Type': 'application/json' };
    await fetch('/api/me/profile', { method: 'POST', headers, body: '{"branding_name":"Kedai Baharu"}' });
  });
  await page.goBack();
  await expect(header).toContainText('Kedai Baharu');

  await page.getByRole('link', { name: 'My Account' }).first().click();
  await page.route('**/api/{me/calculator,theme-presets}', route => route.fulfill({ status: 503, body: '' }));
  await page.goBack();
  await expect(header).toContainText('Kedai Baharu');
});

test('colours that the plan does not grant are not shown as if buyers had them', async ({ page }) => {
  await signInFresh(page, '/app/customize');
  await page.getByRole('button', { name: /^Result card:/ }).press('Shift+ArrowLeft');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.evaluate(() => {
    const drafts = JSON.parse(localStorage.getItem('lk.layout-draft') ?? '');
    for (const { works } of Object.values<{ works: { layout: object }[] }>(drafts))
      Object.assign(works[0]?.layout ?? {}, {
        colors: { primary: '#aa0000', secondary: '#00aa00', accent: '#0000aa' },
      });
    localStorage.setItem('lk.layout-draft', JSON.stringify(drafts));
  });
  await page.reload();
  await page.getByRole('tab', { name: 'Colors' }).click();
  await expect(page.getByText('#aa0000')).toBeVisible();
  const primary = (each: Element) => getComputedStyle(each).getPropertyValue('--lk-primary').trim();
  expect(await page.locator('.on-light').evaluate(primary)).not.toBe('#aa0000');
});

test('what is undone and redone by keys is said, and nothing is while something lies over the page', async ({
  page,
}) => {
  await signInFresh(page, '/app/customize');
  const card = page.getByRole('button', { name: /^Result card:/ });
  const said = page.locator('[aria-live=assertive]').first();
  await card.press('Shift+ArrowLeft');
  await page.keyboard.press('Control+z');
  await expect(said).toHaveText('Undone. Result card: column 8, row 3, 5 wide, 5 high');
  await page.keyboard.press('Control+y');
  await expect(said).toHaveText('Redone. Result card: column 8, row 3, 4 wide, 5 high');
  await page.getByRole('button', { name: 'New layout' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('tab', { name: 'Typography' }).click();
  await page.getByRole('button', { name: 'Large' }).click();
  await page.keyboard.press('Control+z');
  await expect(said).toHaveText('Undone.');
});

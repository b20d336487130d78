import { type Browser, expect, type Page, test } from '@playwright/test';
import { inMenu, keptLayouts, openBuilder, saveLayout } from '../../testing/builder.ts';
import { signInFresh } from '../../testing/sign-in.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 1000 } });

const own = { primary: '#7a1fa2', secondary: '#2b0b3a', accent: '#ffcc00' };
const card = (page: Page) => page.getByRole('button', { name: /^Result card:/ });
const opened = (page: Page) => page.getByText('This layout was shared with you. Save it to keep it.').first();

/** Saves a layout with colours of its own as an advisor, and shares it. @returns the link */
async function share(page: Page, browser: Browser): Promise<string> {
  await openBuilder(page, browser);
  await card(page).press('Shift+ArrowLeft');
  await page.getByRole('tab', { name: 'Colors' }).click();
  await page.getByRole('button', { name: 'My own' }).click();
  await page.getByLabel('Main color').fill(own.primary);
  await page.getByLabel('Second color').fill(own.secondary);
  await page.getByLabel('Highlight').fill(own.accent);
  await page.getByRole('tab', { name: 'Layout' }).click();
  await saveLayout(page, 'Rahsia Aisyah');
  await inMenu(page, 'Rahsia Aisyah', 'Share');
  const link = page.getByRole('dialog').getByLabel('Link');
  await expect(link).toHaveValue(/#shared=/);
  return link.inputValue();
}

const elsewhere = (browser: Browser) =>
  browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 1000 } });

/** Opens a link as a message does, and not as a place on the page that is there. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
}

for (const [plan, colors] of [
  ['diamond', own],
  ['premium', null],
] as const)
  test(`another advisor of ${plan} copies a layout by its link, and changes the copy alone`, async ({
    page,
    browser,
  }) => {
    const link = await share(page, browser);
    const other = await elsewhere(browser);
    await openBuilder(other, browser, plan);
    await follow(other, link);
    await expect(opened(other)).toBeVisible();
    await expect(other.getByText('Its own colors are left out')).toHaveCount(colors ? 0 : 1);
    // Nothing is kept of the token in the address, nor told of who has written it.
    await expect(other).toHaveURL('/app/customize');
    await expect(other.getByText('Not saved yet')).toBeVisible();
    await expect(card(other)).toHaveAccessibleName(/4 wide/);
    await expect(other.getByText('Rahsia Aisyah')).toHaveCount(0);
    await expect(other.getByLabel('Name', { exact: true })).toHaveValue('');
    expect(await keptLayouts(other)).toEqual([]);
    await saveLayout(other, 'Salinan');
    const [theirs] = await keptLayouts(page);
    const copied = { name: 'Salinan', version: 1, components: theirs?.components, colors };
    expect(await keptLayouts(other)).toMatchObject([copied]);

    await card(other).press('ArrowLeft');
    await saveLayout(other);
    expect(await keptLayouts(page)).toEqual([theirs]);

    // Who has copied it keeps the copy when the link is no more.
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByText('The link opens nothing any more.').first()).toBeVisible();
    await follow(other, link);
    await expect(other.getByText('This link no longer shares a layout.').first()).toBeVisible();
    await expect(opened(other)).toHaveCount(0);
    await expect(other.getByRole('listitem', { name: 'Salinan' })).toBeVisible();
    await other.close();
  });

test('an advisor whose plan has no layouts is offered one that has by the link, and sees nothing of what it shares', async ({
  page,
  browser,
}) => {
  const link = await share(page, browser);
  const other = await elsewhere(browser);
  await signInFresh(other, '/app/customize');
  await follow(other, link);
  await expect(other.getByRole('dialog', { name: 'Unlock the theme builder' })).toContainText('RM49');
  await expect(opened(other)).toHaveCount(0);
  await expect(other.locator('.cell')).toHaveCount(6);
  await expect(other.getByText('Not saved yet')).toHaveCount(0);
  await other.close();
});

import { type Browser, expect, type Page, test } from '@playwright/test';
import { givePlan } from '../testing/give-plan.ts';
import { signInFresh } from '../testing/sign-in.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

/** Opens the theme builder as somebody who has no layouts: there are at most twenty of each. */
async function openBuilder(page: Page, browser: Browser): Promise<void> {
  await signInFresh(page);
  await givePlan(page, browser, 'diamond');
  await page.goto('/app/customize');
}

/** Saves a layout in a language, which is answered by a message that offers something. @returns what it is made of */
async function save(page: Page, lang: string) {
  await page.evaluate(code => localStorage.setItem('lk.lang', code), lang);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('.cell')).toHaveCount(6);
  await page.locator('main header button').last().click();
  const offer = page.locator('button + kbd').last();
  await expect(offer).toBeAttached();
  // Whoever is in it has time to read it.
  await page.keyboard.press('F6');
  const action = offer.locator('xpath=preceding-sibling::button');
  await expect(action).toBeFocused();
  const content = offer.locator('xpath=../..');
  return { content, title: content.locator('h2'), action, key: offer };
}

/** How many lines something takes, and where the words of what is offered begin, from where the message does. */
const measure = (content: Element) => {
  const [title, action] = [content.querySelector('h2'), content.querySelector('button')];
  if (!title || !action) throw new Error('It offers nothing.');
  const [said, offered, around] = [title, action, content].map(each => each.getBoundingClientRect());
  if (!said || !offered || !around) throw new Error('It is not drawn.');
  return {
    width: said.width,
    lines: Math.round(said.height / Number.parseFloat(getComputedStyle(title).lineHeight)),
    indent: offered.left + Number.parseFloat(getComputedStyle(action).paddingLeft) - said.left,
    below: offered.top - said.bottom,
    outside: offered.right - around.right,
  };
};

test('a message is read in lines, with what it offers under it, in every language and at every width', async ({
  page,
  browser,
}) => {
  await openBuilder(page, browser);
  for (const lang of ['ms', 'en', 'zh']) {
    const { content, key } = await save(page, lang);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { width: room, lines, indent, below, outside } = await content.evaluate(measure);
      const where = `${lang} at ${width} px`;
      expect(room, where).toBeGreaterThan(160);
      expect(lines, where).toBeLessThanOrEqual(2);
      expect(Math.abs(indent), where).toBeLessThan(1);
      expect(below, where).toBeGreaterThanOrEqual(0);
      expect(outside, where).toBeLessThan(0);
    }
    await expect(key).toBeVisible();
  }
});

test.describe('without keys', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('no key is named', async ({ page, browser }) => {
    await openBuilder(page, browser);
    const { title, key } = await save(page, 'en');
    await expect(title).toBeVisible();
    await expect(key).toBeHidden();
  });
});

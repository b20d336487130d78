import { themeId, themes } from '@loan-kereta/sdk/plans';
import type { Page } from '@playwright/test';
import { complaints, element, expect, figure, pageOf, script, test } from './host.ts';

/** Puts each text node of the calculator into a `<font>`, as a translator does that heeds no `translate="no"`. */
const wrap = (page: Page, manner: 'moved' | 'replaced') =>
  page.locator('loan-kereta').evaluate((calculator, how) => {
    const texts: Text[] = [];
    const visit = (node: Node) => {
      if (node instanceof Text && node.data.trim()) texts.push(node);
      else for (const child of node.childNodes) visit(child);
    };
    for (const child of calculator.shadowRoot?.childNodes ?? [])
      if (!(child instanceof HTMLStyleElement)) visit(child);
    for (const text of texts) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(how === 'moved' ? text : text.data);
    }
    return texts.length;
  }, manner);

const years = (page: Page, count: number) =>
  page.locator('loan-kereta').evaluate((calculator, value) => {
    calculator.setAttribute('years', `${value}`);
  }, count);
const result = (page: Page) =>
  page.locator('loan-kereta').evaluate(calculator => Reflect.get(calculator, 'result'));

for (const manner of ['moved', 'replaced'] as const)
  for (const theme of ['theme-01', 'theme-15', 'theme-18'])
    test(`F5 the figure of ${theme} follows the years after its text nodes were ${manner}`, async ({
      page,
      host,
    }) => {
      const heard = await complaints(page);
      await page.goto(host.page(pageOf(element(`theme="${theme}" years="9"`) + script)));
      await expect(figure(page)).toContainText('RM');
      await expect(page.locator('.lk-sr[aria-live]')).toHaveCount(1);
      const before = (await result(page)).instalment;
      expect(await wrap(page, manner)).toBeGreaterThan(10);
      await years(page, 7);
      await expect.poll(async () => (await result(page)).years).toBe(7);
      const { instalment } = await result(page);
      expect(instalment).not.toBe(before);
      await expect(figure(page)).toContainText(`RM${instalment}`);
      await expect(figure(page)).not.toContainText(`RM${before}`);
      expect(heard).toEqual([]);
    });

test('figures and names are not offered to a translator, and labels are', async ({ page, host }) => {
  await page.goto(host.page(pageOf(element() + script)));
  await expect(figure(page)).toHaveAttribute('translate', 'no');
  for (const part of ['.lk-name', '.lk-live', '.lk-fact dd', 'select'])
    for (const each of await page.locator(`loan-kereta ${part}`).all())
      await expect(each).toHaveAttribute('translate', 'no');
  const label = page.locator('[part=instalment] .lk-label');
  expect(await label.evaluate(node => (node as HTMLElement).translate)).toBe(true);
});

/** Amounts, rates, shares and names on the page that a translator may take, each with the class around it. */
const translatable = (page: Page) =>
  page.locator('loan-kereta').evaluate(calculator => {
    const root = calculator.shadowRoot ?? calculator;
    const names = [
      ...root.querySelectorAll<HTMLOptionElement>(
        '[part~=model-picker] option, [part~=variant-picker] option',
      ),
    ].map(({ text }) => text.replace(/ · .*/, ''));
    const found = new Set<string>();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { nodeValue, parentElement } = text;
      const said = nodeValue?.trim() ?? '';
      if (!parentElement?.translate || parentElement.closest('style')) continue;
      if (/^(?=.*(?:RM|%))(?=.*\d)(?:RM|[\s\d.,%·–-])+$/.test(said) || names.includes(said))
        found.add(`${said} in ${parentElement.closest('[class]')?.className}`);
    }
    return [...found];
  });

test('no theme offers figures or names to a translator', async ({ page, host }) => {
  await page.goto(
    host.page(pageOf(`<loan-kereta advisor="demo-diamond" model="bezza"></loan-kereta>${script}`)),
  );
  const calculator = page.locator('loan-kereta');
  const found: Record<string, readonly string[]> = {};
  for (const { number } of themes) {
    const theme = themeId(number);
    await calculator.evaluate((each, id) => each.setAttribute('theme', id), theme);
    await expect(calculator.locator(`.lk[data-theme=${theme}]`)).toBeVisible();
    await expect(calculator.locator('[part~=deposit] input').first()).toBeAttached();
    const taken = await translatable(page);
    if (taken.length > 0) found[theme] = taken;
  }
  expect(found).toEqual({});
});

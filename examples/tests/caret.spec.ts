import type { Locator, Page } from '@playwright/test';
import { expect, pageWith, test } from './host.ts';

/** Opens the deposit's box with a value and the caret behind so many characters. */
async function openBox(page: Page, address: string, caret: number): Promise<Locator> {
  await page.goto(address);
  const box = page.getByRole('textbox', { name: 'Deposit' });
  await expect(page.locator('.lk-sr[aria-live]')).toHaveCount(1);
  await box.focus();
  await place(box, caret);
  return box;
}

const place = (box: Locator, start: number, end = start) =>
  box.evaluate(
    (input: HTMLInputElement, [from = 0, to = 0]) => input.setSelectionRange(from, to),
    [start, end],
  );

/** What a box shows, with `|` for its caret. */
const shown = (box: Locator) =>
  box.evaluate((input: HTMLInputElement) => {
    const { value, selectionStart: at } = input;
    return `${value.slice(0, at ?? 0)}|${value.slice(at ?? 0)}`;
  });
const expectShown = (box: Locator, text: string) => expect.poll(() => shown(box)).toBe(text);

const withDeposit = (deposit: number) => pageWith(`data-advisor="demo-basic" data-deposit="${deposit}"`);

test('F8 Backspace and 5 behind the first digit of 1,234 make 5,234', async ({ page, host }) => {
  const box = await openBox(page, host.page(withDeposit(1234)), 1);
  await page.keyboard.press('Backspace');
  await expectShown(box, '|234');
  await page.keyboard.type('5');
  await expectShown(box, '5|,234');
});

test('F9 Backspace and 7 behind the first digit of 5,000 make 7,000', async ({ page, host }) => {
  const box = await openBox(page, host.page(withDeposit(5000)), 1);
  await page.keyboard.press('Backspace');
  await expectShown(box, '|000');
  await page.keyboard.type('7');
  await expectShown(box, '7|,000');
  await page.keyboard.press('Backspace');
  await box.blur();
  await expect(box).toHaveValue('0');
});

test('F8 the caret stays at its digit through Delete, separators and a selection', async ({ page, host }) => {
  const box = await openBox(page, host.page(withDeposit(12_345)), 2);
  await page.keyboard.press('Delete');
  await expectShown(box, '1,2|45');
  await page.keyboard.press('Backspace');
  await expectShown(box, '1|45');
  await page.keyboard.type('67');
  await expectShown(box, '16,7|45');
  await place(box, 1, 4);
  await page.keyboard.type('9');
  await expectShown(box, '1,9|45');
  await place(box, 2);
  await page.keyboard.press('Backspace');
  await expectShown(box, '|945');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('31');
  await expectShown(box, '31|');
});

test('F8 a text that is pasted is read as a whole, and digits where they come in', async ({ page, host }) => {
  const box = await openBox(page, host.page(`<textarea>RM 7,500.00</textarea>${withDeposit(1234)}`), 1);
  const source = page.locator('textarea');
  const paste = async (text: string, start: number, end = start) => {
    await source.fill(text);
    await source.press('Control+a');
    await source.press('Control+c');
    await box.focus();
    await place(box, start, end);
    await page.keyboard.press('Control+v');
  };
  await paste('RM 7,500.00', 0, 5);
  await expectShown(box, '7,500|');
  await paste('9', 1);
  await expect(box).toHaveValue('40,310');
  await paste('49,90', 0, 6);
  await expect(box).toHaveValue('40,310');
  await expect(page.getByRole('alert')).toContainText('“49,90”');
});

test('F8 a keyboard that composes keeps its place, and digits are grouped once it is done', async ({
  page,
  host,
}) => {
  const box = await openBox(page, host.page(withDeposit(1234)), 1);
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('5');
  await compose('56');
  await expectShown(box, '156|,234');
  await keyboard.send('Input.insertText', { text: '5' });
  await expectShown(box, '15|,234');
  await compose('');
  await place(box, 0);
  await compose('２');
  await keyboard.send('Input.insertText', { text: '２' });
  await expect(box).toHaveValue('40,310');
});

test('F8 undo and redo go step by step through what was typed', async ({ page, host }) => {
  const box = await openBox(page, host.page(withDeposit(1234)), 5);
  await page.keyboard.type('56');
  await expect(box).toHaveValue('40,310');
  await page.keyboard.press('Control+z');
  await expect(box).toHaveValue('12,345');
  await page.keyboard.press('Control+z');
  await expectShown(box, '1,234|');
  await page.keyboard.press('Control+Shift+z');
  await expect(box).toHaveValue('12,345');
});

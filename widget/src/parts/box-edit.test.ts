import { expect, test } from 'vitest';
import { insertedIn, regrouped } from './box-edit.ts';

/** The caret of a text is written as `|`. */
const state = (written: string) => ({ text: written.replace('|', ''), caret: written.indexOf('|') });

/** What a box shows after a browser changed it. */
function after(before: string, now: string, isForward = false) {
  const { text, caret } = state(now);
  const change = regrouped({ before, text, caret, inserted: insertedIn(before, text), isForward });
  return change && `${change.text.slice(0, change.caret)}|${change.text.slice(change.caret)}`;
}

test.each([
  ['F8', '1,234', '|,234', '|234'],
  ['F8', '234', '5|234', '5|,234'],
  ['F9', '5,000', '|,000', '|000'],
  ['F9', '000', '7|000', '7|,000'],
  ['', '0', '05|', '5|'],
  ['', '0', '5|0', '5|0'],
  ['', '1,000,000', '|,000,000', '|000,000'],
  ['', '1,234', '1,2345|', '12,345|'],
  ['', '1,234', '1,9|234', '19|,234'],
  ['', '1,234', '１|,234', '1|,234'],
  ['', '1,234', '|', '0|'],
  ['', '1,234', '1,|', '1|'],
])('%s %s changed to %s is shown as %s', (_, before, now, shown) => {
  expect(after(before, now)).toBe(shown);
});

test('Backspace behind a separator deletes the digit before it', () => {
  expect(after('1,234', '1|234')).toBe('|234');
  expect(after('51,234', '51|234')).toBe('5|,234');
});

test('Delete before a separator deletes the digit behind it', () => {
  expect(after('1,234', '1|234', true)).toBe('1|34');
});

test('a separator, a sign or a word that is typed is left to the reader', () => {
  for (const now of ['1,234.|', '1,234k|', '-|1,234', '1,2,|34', '1,234%|'])
    expect([now, after('1,234', now)]).toEqual([now, undefined]);
});

test('a text that is not grouped by the box is left to the reader', () => {
  expect(after('49,9', '49,90|')).toBeUndefined();
  expect(after('5.0', '5.00|')).toBeUndefined();
});

test('insertedIn finds what came in between what stayed', () => {
  expect(insertedIn('1,234', '1,9234')).toBe('9');
  expect(insertedIn('1,111', '1,1111')).toBe('1');
  expect(insertedIn('1,234', '1,34')).toBe('');
  expect(insertedIn('', '12')).toBe('12');
});

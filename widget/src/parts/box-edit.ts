import { toAscii } from '@loan-kereta/sdk/reading';

/** What a box holds, and where its caret is. */
export interface BoxState {
  readonly text: string;
  readonly caret: number;
}

/** A change of a box's text by a keyboard. */
export interface BoxChange extends BoxState {
  readonly before: string;
  /** The characters that came in; empty for a deletion. */
  readonly inserted: string;
  /** Whether a deletion took what is behind the caret. */
  readonly isForward?: boolean;
}

const digitsOf = (text: string): string => toAscii(text).replace(/\D/g, '');

/** Digits as a box shows them: `5,000`. */
export const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** How many characters two texts end with alike. */
export function sameEnd(one: string, other: string): number {
  let count = 0;
  while (
    count < Math.min(one.length, other.length) &&
    one[one.length - 1 - count] === other[other.length - 1 - count]
  )
    count += 1;
  return count;
}

/** The characters that a change brought into a text. */
export function insertedIn(before: string, text: string): string {
  const end = sameEnd(before, text);
  let start = 0;
  while (start < Math.min(before.length, text.length) - end && before[start] === text[start]) start += 1;
  return text.slice(start, text.length - end);
}

/**
 * Groups the digits of a box anew after digits were typed or deleted in it, with the caret behind the same digit.
 *
 * - A deleted separator takes the digit beside it along, as it would come back at once.
 * - Zeros before the caret go (`05` is `5`); those behind it stay, as the first digit may just have been deleted.
 * @returns undefined for a text that is not grouped digits, whose separators may mean something
 */
export function regrouped({ before, text, caret, inserted, isForward }: BoxChange): BoxState | undefined {
  if (before !== grouped(digitsOf(before)) || (inserted && /\D/.test(toAscii(inserted)))) return undefined;
  let digits = digitsOf(text);
  let at = digitsOf(text.slice(0, caret)).length;
  if (!inserted && text.length < before.length && digits === digitsOf(before)) {
    if (!isForward) at = Math.max(0, at - 1);
    digits = digits.slice(0, at) + digits.slice(at + 1);
  }
  const zeros = /^0*/.exec(digits.slice(0, at))?.[0].length ?? 0;
  digits = digits.slice(zeros);
  if (digits === '') return { text: '0', caret: 1 };
  const shown = grouped(digits);
  return { text: shown, caret: caretBehind(shown, at - zeros) };
}

/** The place behind so many digits of a text. */
export function caretBehind(text: string, digits: number): number {
  let place = 0;
  for (let left = digits; left > 0 && place < text.length; place += 1)
    if (/\d/.test(text[place] ?? '')) left -= 1;
  return place;
}

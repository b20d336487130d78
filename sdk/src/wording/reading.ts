import { fill } from '../languages/fill.ts';
import { formatAmount } from '../loan/amount.ts';
import type { Reading } from '../reading/number.ts';
import { cutLine } from '../rules/text.ts';

/** The kinds of number that a field takes. */
export type ReadingKind = 'money' | 'percent';

/** One sentence for each kind, and one for a text that can mean two numbers. */
export type ReadingWords = Readonly<Record<ReadingKind | 'ambiguous', string>>;

/** How much of a text is repeated. */
const longest = 30;

const write = (value: number, kind: ReadingKind): string =>
  kind === 'money' ? formatAmount(value) : `${value}%`;

/** Says in one sentence what was read of a text, and what to write. */
export function readingSentence(
  words: ReadingWords,
  kind: ReadingKind,
  text: string,
  { readings }: Reading,
): string {
  const shown = text.trim().length > longest ? `${cutLine(text.trim(), longest)}…` : text.trim();
  if (!readings) return fill(words[kind], { text: shown });
  const [first, second] = readings;
  return fill(words.ambiguous, { text: shown, first: write(first, kind), second: write(second, kind) });
}

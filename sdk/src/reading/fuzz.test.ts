import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalisePhone, readMoney, readPercent } from './index.ts';

// The oracle knows the value before it is written: a reader may refuse a text, and never return another value.

const seeded = { seed: 20_261_129, numRuns: 4000 };

/** The zero of several scripts. */
const zeros = ['0', '０', '٠', '۰', '०', '๐', '၀', '𝟎', '𝟢'].map(zero => zero.codePointAt(0) ?? 0);
const inScript = (text: string, zero: number) =>
  text.replace(/\d/g, digit => String.fromCodePoint(zero + Number(digit)));

const script = fc.constantFrom(...zeros);
const minus = fc.constantFrom('-', '−', '－', '–', '- ');

/** Separators of thousands and decimals. Three decimals behind a comma are left out: here it parts thousands. */
const styles = [
  { group: ',', mark: '.', decimals: [0, 1, 2, 3, 4] },
  { group: '，', mark: '．', decimals: [0, 2] },
  { group: '', mark: '.', decimals: [0, 1, 2, 3, 4] },
  { group: '', mark: '。', decimals: [0, 1, 2] },
  { group: '.', mark: ',', decimals: [0, 1, 2] },
  { group: '', mark: ',', decimals: [0, 1, 2] },
  { group: ' ', mark: ',', decimals: [0, 1, 2] },
  { group: '\u202f', mark: ',', decimals: [0, 2] },
  { group: "'", mark: '.', decimals: [0, 1, 2] },
  { group: '’', mark: '.', decimals: [0, 2] },
  { group: '٬', mark: '٫', decimals: [0, 2] },
] as const;

const style = fc
  .constantFrom(...styles)
  .chain(({ decimals, ...separators }) =>
    fc.constantFrom(...decimals).map(count => ({ ...separators, count })),
  );

/** Writes ten-thousandths with a number of decimals, or with none where that would drop a digit. */
function written(
  tenThousandths: number,
  { group, mark, count }: typeof style extends fc.Arbitrary<infer S> ? S : never,
) {
  const digits = String(tenThousandths).padStart(5, '0');
  const [whole, rest] = [digits.slice(0, -4), digits.slice(-4)];
  if (/[^0]/.test(rest.slice(count))) return undefined;
  const parts: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) parts.unshift(whole.slice(Math.max(0, end - 3), end));
  return parts.join(group) + (count ? mark + rest.slice(0, count) : '');
}

/** Amounts of every size, about half of them whole, in ten-thousandths. */
const amount = fc.oneof(
  fc
    .integer({ min: 0, max: 9 })
    .chain(size => fc.integer({ min: 0, max: 10 ** size }))
    .map(ringgit => ringgit * 10_000),
  fc
    .integer({ min: 0, max: 8 })
    .chain(size => fc.integer({ min: 0, max: 10 ** size }))
    .map(sen => sen * 100),
);

/** Counts what was accepted, so that a reader that refuses everything fails too. */
function tally() {
  let [all, accepted] = [0, 0];
  return {
    add: (isAccepted: boolean) => {
      all += 1;
      accepted += Number(isAccepted);
    },
    share: () => accepted / all,
  };
}

test('an amount is read as the value that was written, or refused', () => {
  const counts = tally();
  const before = fc.constantFrom('', '', 'RM', 'RM ', 'RM.', 'RM. ', 'rm', 'ＲＭ', 'MYR ', ' ');
  const after = fc.constantFrom('', '', ' RM', '/-', '\u200e', '\n');
  const sign = fc.option(minus, { freq: 4 });
  fc.assert(
    fc.property(amount, style, script, before, after, sign, (value, how, zero, start, end, negative) => {
      const text = written(value, how);
      fc.pre(text !== undefined);
      const typed = `${negative ?? ''}${start}${inScript(text, zero)}${end}`;
      const read = readMoney(typed);
      counts.add(!read.fault);
      const right = (negative ? -value : value) / 10_000;
      if (!read.fault) expect([typed, read.value + 0]).toEqual([typed, right + 0]);
    }),
    seeded,
  );
  expect(counts.share()).toBeGreaterThan(0.7);
});

test('a short form such as 12.5k is read as its value, or refused', () => {
  const counts = tally();
  const words = fc.constantFrom(['k', 1000], ['K', 1000], [' ribu', 1000], ['千', 1000], [
    '万',
    10_000,
  ] as const);
  fc.assert(
    fc.property(amount, style, script, words, (value, how, zero, [word, factor]) => {
      const text = written(value, how);
      fc.pre(text !== undefined && value < 1e9);
      const typed = `${inScript(text, zero)}${word}`;
      const read = readMoney(typed);
      counts.add(!read.fault);
      if (!read.fault) expect([typed, read.value]).toEqual([typed, (value * Number(factor)) / 10_000]);
    }),
    seeded,
  );
  expect(counts.share()).toBeGreaterThan(0.5);
});

test('a percentage is read as the value that was written, or refused', () => {
  const counts = tally();
  const sign = fc.constantFrom('', '%', ' %', '％');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000 }),
      style,
      script,
      sign,
      (hundredths, how, zero, percent) => {
        const text = written(hundredths * 100, how);
        fc.pre(text !== undefined);
        const typed = `${inScript(text, zero)}${percent}`;
        const read = readPercent(typed);
        counts.add(!read.fault);
        if (!read.fault) expect([typed, read.value]).toEqual([typed, hundredths / 100]);
      },
    ),
    seeded,
  );
  expect(counts.share()).toBeGreaterThan(0.9);
});

test('a Malaysian mobile number is read as the digits that were written', () => {
  const gap = fc.constantFrom('', '', ' ', '-', '−', '－', '/', '.', '\u2011', '\u00a0');
  const before = fc.constantFrom('', 'tel:', 'Tel: ', 'H/P: ', 'HP: ', '\u202a');
  const start = fc.constantFrom('0', '+60', '60', '0060');
  fc.assert(
    fc.property(
      fc.integer({ min: 2_000_000, max: 9_999_999 }),
      script,
      gap,
      gap,
      before,
      start,
      (rest, zero, first, second, label, country) => {
        const digits = String(rest);
        const typed = `${country}12${first}${digits.slice(0, 3)}${second}${digits.slice(3)}`;
        expect(normalisePhone(label + inScript(typed, zero))).toBe(`6012${digits}`);
      },
    ),
    { ...seeded, numRuns: 1000 },
  );
});

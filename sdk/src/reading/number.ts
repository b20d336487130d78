import { toAscii } from './ascii.ts';

/** Why a text is no number: nothing stands there, it can mean two numbers, or it means none. */
export type ReadingFault = 'empty' | 'ambiguous' | 'unclear';

/** The result of a reader: a value, or NaN with one reason. */
export interface Reading {
  readonly value: number;
  readonly fault?: ReadingFault;
  /** The two numbers that an ambiguous text can mean, the smaller first. */
  readonly readings?: readonly [number, number];
}

/** A number with what stands around it. */
export interface Written {
  readonly reading: Reading;
  readonly isPercent: boolean;
  readonly hasCurrency: boolean;
  /** Whether a word such as `k` multiplies it. */
  readonly isScaled: boolean;
}

/** The digits that a number with decimals can have, and be exact. */
const mostDigits = 15;

const multipliers: Readonly<Record<string, number>> = {
  k: 1000,
  rb: 1000,
  ribu: 1000,
  千: 1000,
  万: 10_000,
  萬: 10_000,
};

const shape =
  /^([-+]?) ?((?:RM|MYR)\.? ?)?([-+]?) ?((?:\d|\.\d)[\d.,' ]*?)? ?(k|rb|ribu|[千万萬])?(?: ?(%))?(?: ?(RM|MYR|ringgit|令吉))?(?:\/[-=])?$/i;

/** Digits whose only mark can be nothing but a decimal mark. */
const decimals = {
  /** Sen behind a point; behind a comma they are where the digits before it are not grouped. */
  money: /^(?:\d*\.|\d{4,},)\d{1,2}$/,
  /** Percentages have no thousands. */
  percent: /^(?:\d*\.\d+|\d+,\d{1,2})$/,
};

/** Digits in groups of three, by one separator, and the decimals behind another mark. */
const grouped = [
  /^([1-9]\d{0,2}([,' ])\d{3}(?:\2\d{3})*)(?:\.(\d+))?$/,
  /^([1-9]\d{0,2}([.' ])\d{3}(?:\2\d{3})*),(\d{1,2})$/,
  /^([1-9]\d{0,2}(\.)\d{3}(?:\2\d{3})+)$/,
];

/** The reading of a text that is no number. */
export const unclear: Reading = { value: Number.NaN, fault: 'unclear' };

/** Digits of which nobody can tell whether the mark between them parts thousands or decimals. */
const ambiguous = (whole: string, rest: string): Reading => ({
  value: Number.NaN,
  fault: 'ambiguous',
  readings: [Number(`${whole}.${rest}`), Number(whole + rest)],
});

function readDigits(digits: string, decimal: RegExp): Reading {
  const complete = digits.replace(/(\d)[.,]$/, '$1');
  const value = Number(complete);
  if (/^\d+$/.test(complete) && Number.isFinite(value)) return { value };
  if (complete.replace(/\D/g, '').length > mostDigits) return unclear;
  if (decimal.test(complete)) return { value: Number(complete.replace(',', '.')) };
  const [, whole, mark, rest = ''] = /^(\d+)([.,])(\d+)$/.exec(complete) ?? [];
  const isThousands = mark === ',' && !decimal.test(`${whole},0`);
  if (!mark || isThousands)
    for (const pattern of grouped) {
      const [, groups, , sen = ''] = pattern.exec(complete) ?? [];
      if (groups) return { value: Number(`${groups.replace(/\D/g, '')}.${sen}`) };
    }
  return whole === undefined ? unclear : ambiguous(whole, rest);
}

/**
 * Reads a number as people type and paste it, with `RM`, `%` or `k` around it.
 * @param kind decides what a mark means where there is no percent sign
 */
export function readWritten(text: string, kind: keyof typeof decimals): Written {
  const [all, sign, before = '', inner, digits, word, percent, after] = shape.exec(toAscii(text)) ?? [];
  const around = {
    isPercent: percent !== undefined,
    hasCurrency: before !== '' || after !== undefined,
    isScaled: word !== undefined,
  };
  if (all === undefined || (sign && inner) || (word && percent)) return { reading: unclear, ...around };
  if (digits === undefined) {
    // A sign and a currency are the beginning of an amount.
    const isBegun = word === undefined && percent === undefined;
    return { reading: isBegun ? { value: Number.NaN, fault: 'empty' } : unclear, ...around };
  }
  // `RM.50` is fifty sen or fifty ringgit.
  const isSen = before.endsWith('.') && /^\d+$/.test(digits);
  const { readings, ...read } = isSen
    ? ambiguous('0', digits)
    : readDigits(digits, decimals[percent ? 'percent' : kind]);
  const factor = (multipliers[word?.toLowerCase() ?? ''] ?? 1) * (sign === '-' || inner === '-' ? -1 : 1);
  // Rounded, because 1.1 × 1000 is not 1100 in floats.
  const scaled = (value: number) => Math.round(value * factor * 1e6) / 1e6;
  const value = scaled(read.value);
  if (!readings) return { reading: { ...read, value }, ...around };
  const [small, large] = readings;
  return { reading: { ...read, value, readings: [scaled(small), scaled(large)] }, ...around };
}

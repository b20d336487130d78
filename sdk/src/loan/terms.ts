import type { Rounding } from './money.ts';
import { convertRate, kindOf } from './rate.ts';
import { type RateKind, rateKinds } from './rate-kinds.ts';
import { highestOtr, loanMethods } from './rules.ts';

/**
 * How interest is charged: `flat` on the first principal for all years ('kadar rata'), or `reducing` on what is
 * still owed, month by month. Malaysian law has the second since 1 June 2026 (Hire-Purchase (Amendment) Act 2026,
 * A1783); banks may write the first until 31 March 2027.
 */
export type LoanMethod = (typeof loanMethods)[number];

/** What a buyer is asked for. */
export interface LoanInput {
  /** On-the-road price in RM: 0 to 10,000,000, to the sen. */
  readonly otr: number;
  /** Deposit in RM, 0 or more, to the sen. All above `otr` counts as `otr`. */
  readonly deposit: number;
  /** Annual rate in percent: 0 to 100, at most 2 decimals. */
  readonly rate: number;
  /** What kind of rate that is; the method's when left out. Another kind is converted, to a whole hundredth. */
  readonly rateKind?: RateKind | undefined;
  /** Tenure in years: a whole number, 1 to 30. */
  readonly years: number;
  /** `flat` when left out. */
  readonly method?: LoanMethod | undefined;
  /** How the instalment becomes whole RM; `nearest` (half up) when left out. */
  readonly rounding?: Rounding | undefined;
}

/** A checked loan in whole numbers, which is what the arithmetic works on. */
export interface LoanTerms {
  /** In sen. */
  readonly principal: number;
  /** In hundredths of a percent, of the method's kind. */
  readonly rate: number;
  /** Number of monthly instalments. */
  readonly payments: number;
  readonly method: LoanMethod;
  readonly rounding: Rounding;
}

const highestRate = 100;
const highestYears = 30;
/** A deposit has no limit of its own, but above this its sen are no longer exact. */
const highestDeposit = Number.MAX_SAFE_INTEGER / 100;

/** Far above the noise that slider steps and sums leave (2.3499999999999996), far below a third decimal. */
const noise = 1e-5;

/**
 * Checks what a caller gave and turns it into whole numbers.
 * @throws {RangeError} naming the field that is wrong.
 */
export function readTerms({
  otr,
  deposit,
  rate,
  years,
  method = 'flat',
  rateKind: kind = kindOf(method),
  rounding = 'nearest',
}: LoanInput): LoanTerms {
  const principal = Math.max(
    0,
    hundredths('otr', otr, highestOtr) - hundredths('deposit', deposit, highestDeposit),
  );
  const given = { value: hundredths('rate', rate, highestRate) / 100, kind };
  if (!(Number.isInteger(years) && years >= 1 && years <= highestYears)) {
    refuse('years', `a whole number from 1 to ${highestYears}`, years);
  }
  if (!loanMethods.includes(method)) refuse('method', loanMethods.join(' or '), method);
  if (!rateKinds.includes(kind)) refuse('rateKind', rateKinds.join(' or '), kind);
  if (rounding !== 'nearest' && rounding !== 'ceil') refuse('rounding', 'nearest or ceil', rounding);
  const { value } = convertRate(given, kindOf(method), years);
  return { principal, rate: Math.round(value * 100), payments: 12 * years, method, rounding };
}

/** `value` in whole hundredths: sen of RM, hundredths of a percent. */
function hundredths(field: string, value: number, highest: number): number {
  const scaled = Number.isFinite(value) ? value * 100 : Number.NaN;
  const whole = Math.round(scaled);
  if (!(Math.abs(scaled - whole) < noise && whole >= 0 && whole <= highest * 100)) {
    refuse(field, `a number from 0 to ${highest} with at most 2 decimals`, value);
  }
  return Math.abs(whole); // -0 is 0
}

function refuse(field: string, expected: string, value: unknown): never {
  throw new RangeError(`${field} must be ${expected}, got ${String(value)}`);
}

import { effectiveRateOf } from './conversion.ts';
import { depositPercent } from './deposit.ts';
import { exactInstalment } from './instalment.ts';
import { divide } from './money.ts';
import { type LoanInput, type LoanTerms, readTerms } from './terms.ts';

/** What a buyer is told. Amounts in RM, rates in percent. */
export interface LoanResult {
  /** OTR price less deposit, never below 0. */
  readonly principal: number;
  /** A month, in whole RM. */
  readonly instalment: number;
  /** Number of instalments: 12 a year. */
  readonly payments: number;
  /** `instalment × payments`. */
  readonly totalPayment: number;
  /** `totalPayment − principal`, never below 0. */
  readonly totalInterest: number;
  /** Deposit as a percent of the OTR price, 1 decimal, at most 100. */
  readonly depositPercent: number;
  /** Nominal annual rate on the reducing balance (monthly IRR × 12), 2 decimals: 'kadar efektif'. */
  readonly effectiveRate: number;
}

/** The instalment alone, in whole RM: what a list of many needs, without the search for what a flat rate comes to. */
export function instalmentOf(terms: LoanTerms): number {
  const { numerator, denominator } = exactInstalment(terms);
  return divide(numerator, denominator * 100n, terms.rounding);
}

/**
 * The loan behind one screen of the calculator. Exact: the instalment is rounded once, in integers, and `rate` is
 * taken to the hundredth of a percent, so that float noise in an input (2.3499999999999996) changes nothing. A rate above
 * the legal ceiling is calculated like any other; `exceedsCeiling` tells whether it may be offered.
 * @throws {RangeError} naming the field that is wrong.
 */
export const calculateLoan = (input: LoanInput): LoanResult => ({
  ...loanOf(readTerms(input)),
  depositPercent: depositPercent(input.deposit, input.otr),
});

/** The same for terms that are whole numbers and within bounds already, which it does not check. */
export function loanOf(terms: LoanTerms): Omit<LoanResult, 'depositPercent'> {
  const { principal, rate, payments, method } = terms;
  const instalment = instalmentOf(terms);
  const totalPayment = instalment * payments;
  return {
    principal: principal / 100,
    instalment,
    payments,
    totalPayment,
    totalInterest: Math.max(0, totalPayment * 100 - principal) / 100,
    effectiveRate: (method === 'reducing' ? rate : effectiveRateOf(rate, payments)) / 100,
  };
}

import { exactInstalment } from './instalment.ts';
import { divide } from './money.ts';
import { partsPerMonth } from './share.ts';
import { type LoanInput, type LoanTerms, readTerms } from './terms.ts';

/** One month of a loan, in RM to the sen. `payment = interest + principal`, and none of them is below 0. */
export interface ScheduleRow {
  readonly payment: number;
  /** The part of the payment that settles interest. */
  readonly interest: number;
  /** The part of the payment that settles the principal. */
  readonly principal: number;
  /** Principal still owed after the payment; exactly 0 in the last row. */
  readonly balance: number;
}

/**
 * The loan month by month: one row for each instalment of `calculateLoan`.
 *
 * Interest falls due by the method. `reducing`: each month's on the outstanding balance, rounded to the sen.
 * `flat`: `principal × rate × years` in all, spread over the months by the Rule of 78 (sum of digits), the customary
 * allocation for flat-rate hire purchase in Malaysia until Act A1783 took effect on 1 June 2026.
 *
 * A payment settles interest that is due before principal; interest that it does not cover waits, without interest on
 * itself, for the next one. (That happens only when the rounding takes more than the principal part of the
 * instalment, and by the Rule of 78 when all interest is more than about the principal.) Every payment is the rounded
 * instalment, except that no payment is more than what is owed, so that the last ones may be smaller or 0, and that
 * the last one settles all that is left.
 * @throws {RangeError} naming the field that is wrong.
 */
export function schedule(input: LoanInput): ScheduleRow[] {
  const terms = readTerms(input);
  const { payments, method } = terms;
  const { numerator, denominator } = exactInstalment(terms);
  const instalment = 100 * divide(numerator, denominator * 100n, terms.rounding);
  const charges = flatInterest(terms);
  const rows: ScheduleRow[] = [];
  let balance = terms.principal;
  let interestDue = 0;
  let interestPaid = 0;
  for (let month = 1; month <= payments; month++) {
    if (method === 'reducing') interestDue += divide(balance * terms.rate, partsPerMonth);
    else interestDue = ruleOf78(charges, month, payments);
    const owed = balance + (method === 'reducing' ? interestDue : charges) - interestPaid;
    const payment = month === payments ? owed : Math.min(instalment, owed);
    const interest = Math.max(payment - balance, Math.min(payment, interestDue - interestPaid));
    interestPaid += interest;
    balance -= payment - interest;
    rows.push({
      payment: payment / 100,
      interest: interest / 100,
      principal: (payment - interest) / 100,
      balance: balance / 100,
    });
  }
  return rows;
}

/** All interest of a flat-rate loan, in sen. */
const flatInterest = ({ principal, rate, payments }: LoanTerms): number =>
  divide(BigInt(principal) * BigInt(rate * payments), partsPerMonth);

/** What of `charges` has fallen due after `month` of `payments` months, when each month weighs as many parts as months are left. */
const ruleOf78 = (charges: number, month: number, payments: number): number =>
  divide(charges * month * (2 * payments - month + 1), payments * (payments + 1));

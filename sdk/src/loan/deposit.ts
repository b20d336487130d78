import { divide } from './money.ts';

/**
 * The deposit in RM that stands for `value`: between 0 and `otr`, to the sen. What is no amount (NaN, below 0) is 0,
 * so a field can never show NaN.
 */
export function clampDeposit(value: number, otr: number): number {
  return value > 0 && otr > 0 ? Math.min(Math.round(value * 100) / 100, otr) : 0;
}

/** Deposit as a percent of the OTR price (both RM), half up to 1 decimal: 0 to 100, and 0 when there is no price. */
export function depositPercent(deposit: number, otr: number): number {
  const price = Math.round(otr * 100);
  return price > 0 ? divide(Math.round(clampDeposit(deposit, otr) * 100) * 1000, price) / 10 : 0;
}

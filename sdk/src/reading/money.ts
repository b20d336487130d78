import { clampDeposit } from '../loan/deposit.ts';
import { type Reading, readWritten, unclear } from './number.ts';

/**
 * Reads an amount in RM: `40,310`, `RM. 40 310`, `４０，３１０`, `1.234.567,50` and `10k`. `49,90` and `41.000` are
 * ambiguous: nobody can tell whether their mark parts thousands or decimals. A percentage is no amount.
 */
export function readMoney(text: string): Reading {
  const { reading, isPercent } = readWritten(text, 'money');
  return isPercent ? unclear : reading;
}

/**
 * Reads a deposit: an amount in RM, whose sen are dropped, or a percentage of the price, to the ringgit.
 * @param otr the price in RM; a larger deposit counts as `otr`
 */
export function readDeposit(text: string, otr: number): Reading {
  const { reading, isPercent, hasCurrency } = readWritten(text, 'money');
  const { value } = reading;
  if (reading.fault) return reading;
  if (value < 0 || (isPercent && hasCurrency)) return unclear;
  if (isPercent) return { value: clampDeposit(Math.round((otr * value) / 100), otr) };
  // A deposit of sen alone would become none.
  return value > 0 && value < 1 ? unclear : { value: clampDeposit(Math.floor(value), otr) };
}

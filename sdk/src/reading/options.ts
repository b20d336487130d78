import { highestOtr, rateBox } from '../loan/rules.ts';
import { readDeposit } from './money.ts';
import { type Reading, unclear } from './number.ts';
import { readRate } from './percent.ts';

/** Reads the deposit of an address or an attribute, in RM. A percentage is unclear, because no price is known yet. */
export const readDepositOption = (text: string): Reading =>
  /[%％٪]/.test(text) ? unclear : readDeposit(text, highestOtr);

/** Reads the rate of an address or an attribute, in percent a year. */
export function readRateOption(text: string): Reading {
  const reading = readRate(text);
  return reading.value > rateBox.max ? unclear : reading;
}

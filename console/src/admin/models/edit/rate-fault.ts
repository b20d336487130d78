import { exceedsCeiling, highestRate, type Rate, rateBox } from '@loan-kereta/sdk/loan';
import { type CeilingWords, ceilingSentence } from '@loan-kereta/sdk/wording/ceiling';

interface Words {
  readonly ceiling: CeilingWords;
  readonly rateFault: (least: number, most: number) => string;
}

/** Says why a rate is not taken: that it is above the legal ceiling, or what a rate can be. */
export const rateFault = (words: Words, rate: Rate): string =>
  rate.value <= rateBox.max && exceedsCeiling(rate)
    ? ceilingSentence(words.ceiling, rate)
    : words.rateFault(0, highestRate(rate.kind));

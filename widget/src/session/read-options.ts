import type { Options } from '@loan-kereta/sdk/embed';
import { readDepositOption, readRateOption } from '@loan-kereta/sdk/reading';

const readers = { deposit: readDepositOption, rate: readRateOption };

/**
 * Reads the deposit and the rate of options into plain digits; `null` stands for one that makes no sense.
 * @param current the options as they are now; one that has changed since it was given is left out
 */
export default function readOptions(given: Options, current: Options): Options {
  const plain: Options = {};
  for (const name of ['deposit', 'rate'] as const) {
    if (given[name] === undefined || given[name] !== current[name]) continue;
    const { value, fault } = readers[name](`${given[name]}`);
    plain[name] = fault ? null : `${value}`;
  }
  return plain;
}

import { type LoanMethod, loanMethods, type RateKind, rateKinds, tenureYears } from '../loan/index.ts';
import { type Language, languageCodes } from '../rules/languages.ts';

/** The figures that a short address leads to. Money in RM, the rate in percent a year. */
export interface LinkedFigures {
  readonly model: string;
  readonly variant: string;
  readonly years: number;
  readonly deposit: number;
  readonly rate: number;
  readonly rateKind: RateKind;
  readonly method: LoanMethod;
  readonly lang: Language;
}

/** The figures as an address holds them: a digest in place of the car, which its advisor's list is compared with. */
export interface LinkFigures extends Omit<LinkedFigures, 'model' | 'variant'> {
  readonly car: string;
}

const digestLength = 6;

/** A digest of a car: FNV-1a of 32 bits, in six digits of base 36 (http://www.isthe.com/chongo/tech/comp/fnv/). */
export function carDigest(model: string, variant: string): string {
  let hash = 0x811c9dc5;
  for (const letter of `${model}/${variant}`) {
    hash ^= letter.charCodeAt(0);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return (hash % 36 ** digestLength).toString(36).padStart(digestLength, '0');
}

/** The kinds of rate, methods and languages together, one letter each. */
const choices = rateKinds.flatMap(rateKind =>
  loanMethods.flatMap(method => languageCodes.map(lang => ({ rateKind, method, lang }))),
);

/**
 * The figures as the end of a short address: digest, years, one letter for kind, method and language, then deposit in
 * sen and rate in hundredths of a percent, both in base 36.
 */
export function shortFigures({ model, variant, years, deposit, rate, ...chosen }: LinkedFigures): string {
  const choice = choices.findIndex(
    each => each.rateKind === chosen.rateKind && each.method === chosen.method && each.lang === chosen.lang,
  );
  const [sen, hundredths] = [deposit, rate].map(amount => Math.round(amount * 100).toString(36));
  return `${carDigest(model, variant)}${years}${choice.toString(36)}${sen}-${hundredths}`;
}

const pattern = /^([\da-z]{6})(\d)([\da-z])([\da-z]{1,8})-([\da-z]{1,4})$/;

/** Reads the figures of a short address; undefined where they are none. */
export function readShortFigures(text: string): LinkFigures | undefined {
  const [, car, years, choice = '', sen = '', hundredths = ''] = pattern.exec(text) ?? [];
  const chosen = choices[Number.parseInt(choice, 36)];
  const tenure = tenureYears.find(each => `${each}` === years);
  if (!car || !chosen || !tenure) return undefined;
  const [deposit = 0, rate = 0] = [sen, hundredths].map(digits => Number.parseInt(digits, 36) / 100);
  return { car, years: tenure, deposit, rate, ...chosen };
}

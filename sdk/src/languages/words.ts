import type { Language } from '../rules/languages.ts';
import type * as refusals from './en/refusals.ts';
import type * as advisor from './ms/advisor.ts';
import type * as calculator from './ms/calculator.ts';
import type * as hosted from './ms/hosted.ts';

// A language has the words that Malay has: the compiler holds every other folder against it.

/** What a calculator says, by who says it: `face` for every theme, then each theme and what comes later. */
export type CalculatorWords = typeof calculator;

/** What every theme says. */
export interface FaceWords extends Readonly<CalculatorWords['face']> {
  /** The language of what the specification quotes, such as the disclaimer, where it is not the one around it. */
  readonly quoted?: Language | undefined;
}

/** The same, and what the advisor's tools say besides. */
export type AdvisorWords = typeof advisor;
export type ToolWords = AdvisorWords['tools'];

/** What the API says when it refuses; English here, as most of it is quoted in English by the specification. */
export type RefusalWords = typeof refusals;

/** What an advisor's hosted page says around the calculator. */
export type HostedWords = typeof hosted;

/** A file of a language's words, by section and name. */
export type Dictionary = Readonly<Record<string, Readonly<Record<string, string>>>> & {
  readonly face: FaceWords;
};

import { addressedAs, type Options } from '@loan-kereta/sdk/embed';
import { isLanguage } from '@loan-kereta/sdk/languages/match';
import { rateKinds } from '@loan-kereta/sdk/loan';
import { themeId } from '@loan-kereta/sdk/plans';

/** What an address asks of the calculator. */
export interface Asked {
  /** One of the free themes, which everybody has. */
  readonly theme: string | undefined;
  /** How it asks for a live stream, with nothing around the calculator. */
  readonly live: string;
  readonly isLive: boolean;
  /** The car and its loan, and the language that they are told in. */
  readonly options: Options;
}

const addressed = ['lang', 'model', 'variant', 'years', 'deposit', 'rate', 'rate-kind', 'method'] as const;

/** Reads what an address asks of the figures, online and offline alike. */
function optionsBy(query: URLSearchParams): Options {
  const isKnown = (name: (typeof addressed)[number], value: string | null) => {
    if (name === 'lang') return isLanguage(value);
    if (name === 'rate-kind') return rateKinds.some(kind => kind === value);
    return value !== null;
  };
  const given = addressed.filter(name => isKnown(name, query.get(addressedAs(name))));
  return Object.fromEntries(given.map(name => [name, query.get(addressedAs(name))]));
}

const freeThemes: Readonly<Record<string, string>> = { 1: themeId(1), 2: themeId(2), 3: themeId(3) };

/** Reads the query of `/app`. */
export function askedBy(query: URLSearchParams): Asked {
  const live = [query.get('presenter'), query.get('tiktok')];
  return {
    theme: freeThemes[query.get('theme') ?? ''],
    live: live.join(),
    isLive: live.includes('1'),
    options: optionsBy(query),
  };
}

/** Presenter mode as the calculator takes it. */
export const presenterOf = ({ isLive }: Asked): string | null => (isLive ? '1' : null);

/** How an address asks for a theme, if it can. */
export const numberOf = (theme: string) => Object.keys(freeThemes).find(each => freeThemes[each] === theme);

import { themeId } from '@loan-kereta/sdk/plans';

/** What an address asks of the calculator. */
export interface Asked {
  /** One of the free themes, which everybody has. */
  readonly theme: string | undefined;
  /** How it asks for a live stream, with nothing around the calculator. */
  readonly live: string;
  readonly isLive: boolean;
}

const freeThemes: Readonly<Record<string, string>> = { 1: themeId(1), 2: themeId(2), 3: themeId(3) };

/** Reads the query of `/app`. */
export function askedBy(query: URLSearchParams): Asked {
  const live = [query.get('presenter'), query.get('tiktok')];
  return {
    theme: freeThemes[query.get('theme') ?? ''],
    live: live.join(),
    isLive: live.includes('1'),
  };
}

/** How an address asks for a theme, if it can. */
export const numberOf = (theme: string) => Object.keys(freeThemes).find(each => freeThemes[each] === theme);

import type { Language } from '../rules/languages.ts';

/** What the front page says. */
export interface LandingWords {
  readonly title: string;
  readonly promise: readonly [string, string];
  readonly lead: string;
  readonly tryFree: string;
  readonly install: string;
  readonly loading: string;
  readonly preview: string;
  readonly facts: readonly { readonly title: string; readonly text: string }[];
  readonly features: readonly { readonly title: string; readonly text: string }[];
  readonly themes: {
    readonly title: string;
    readonly text: string;
    /** Of each theme that is shown, in a sentence. */
    readonly cards: readonly [string, string, string];
    readonly open: string;
  };
  readonly closing: { readonly title: string; readonly text: string; readonly register: string };
  readonly snippet: {
    readonly title: string;
    readonly text: string;
    readonly copy: string;
    readonly copied: string;
    readonly selected: string;
    readonly own: string;
  };
  readonly more: string;
  readonly example: { readonly title: string; readonly text: string };
  readonly docs: { readonly title: string; readonly text: string };
  readonly footer: string;
}

/** What an address without a page says. */
export interface NotFoundWords {
  readonly title: string;
  readonly text: string;
  readonly back: string;
}

/** What the public pages say. */
export interface SiteWords {
  readonly landing: LandingWords;
  readonly notFound: NotFoundWords;
}

/** Fetches what the public pages say in a language, as a file of its own. */
export const loadSiteWords = (language: Language): Promise<SiteWords> => import(`./${language}/site.ts`);

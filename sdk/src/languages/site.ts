import type { Plan } from '../plans/index.ts';
import type { Language } from '../rules/languages.ts';

/** What the front page says. */
export interface LandingWords {
  readonly title: string;
  readonly promise: readonly [string, string];
  readonly lead: string;
  /** The way in, as the head of the page calls it. */
  readonly login: string;
  readonly tryFree: string;
  readonly install: string;
  /** Leads whoever is signed in to the calculator. */
  readonly toApp: string;
  /** Opens a chat with the admin. */
  readonly askAdmin: string;
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
    /** The words of the link inside the code. */
    readonly link: string;
    readonly own: string;
  };
  readonly plans: {
    readonly title: string;
    readonly text: string;
    readonly popular: string;
    readonly before: string;
    /** `{price}` is what it costs; where that is not known it is said without. */
    readonly price: Readonly<Record<Plan, string>>;
    /** Of a plan that no admin has described otherwise. */
    readonly descriptions: Readonly<Record<Plan, string>>;
    readonly start: string;
    readonly ask: string;
  };
  readonly more: string;
  readonly example: { readonly title: string; readonly text: string };
  readonly docs: { readonly title: string; readonly text: string };
  readonly footer: string;
  readonly terms: string;
  readonly privacy: string;
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

import type { Language } from '../rules/languages.ts';
import * as en from './en/index.ts';
import type { MailWords } from './mails.ts';
import * as ms from './ms/index.ts';
import type { SiteWords } from './site.ts';
import type { AdvisorWords, HostedWords, RefusalWords } from './words.ts';
import * as zh from './zh/index.ts';

/** What the calculator and the advisor's tools say. A page fetches them as files, one language at a time. */
export const calculators: Readonly<Record<Language, AdvisorWords>> = {
  ms: ms.calculator,
  en: en.calculator,
  zh: zh.calculator,
};

/** What the API says when it refuses. */
export const refusals: Readonly<Record<Language, RefusalWords>> = {
  ms: ms.refusals,
  en: en.refusals,
  zh: zh.refusals,
};

/** What the public pages say. A page fetches it by `loadSiteWords`, one language at a time. */
export const sites: Readonly<Record<Language, SiteWords>> = { ms: ms.site, en: en.site, zh: zh.site };

/** What an advisor's hosted page says around the calculator. */
export const hostedPages: Readonly<Record<Language, HostedWords>> = {
  ms: ms.hosted,
  en: en.hosted,
  zh: zh.hosted,
};

/** What the mails say. */
export const mails: Readonly<Record<Language, MailWords>> = { ms: ms.mails, en: en.mails, zh: zh.mails };

import { languages } from '@loan-kereta/sdk/languages/names';
import { type Language, useLanguage } from './language.ts';

/** To make a format takes a hundred times as long as to use it, so the second is made when it is first needed. */
function datesOf(locale: string) {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  let moment: Intl.DateTimeFormat | undefined;
  return {
    day: (time: string) => day.format(new Date(time)),
    moment: (time: string) => {
      moment ??= new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
      return moment.format(new Date(time));
    },
  };
}

/** By locale. The columns of a table are made of them, and stay as they are while these do. */
const made = new Map<string, ReturnType<typeof datesOf>>();

/** Writes times (ISO 8601) in a language, by the clock of the place where the reader is. */
export function datesIn(language: Language) {
  const { locale } = languages[language];
  const dates = made.get(locale) ?? datesOf(locale);
  made.set(locale, dates);
  return dates;
}

/** Writes times in the chosen language. */
export const useDates = () => datesIn(useLanguage(state => state.language));

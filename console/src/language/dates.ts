import { languages } from '@loan-kereta/sdk/languages/names';
import { useLanguage } from './language.ts';

/** Writes times (ISO 8601) in the chosen language, by the clock of the place where the reader is. */
export function useDates() {
  const { locale } = languages[useLanguage(state => state.language)];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    day: (time: string) => day.format(new Date(time)),
    moment: (time: string) => moment.format(new Date(time)),
  };
}

import { languages } from '@loan-kereta/sdk/languages/names';
import type { malaysia } from '@loan-kereta/sdk/rules';
import { nextTask } from '../browser/next-task.ts';
import { type Language, useLanguage } from './language.ts';

// A browser looks through all its languages before its first format, for as long as it takes to draw a page: so it does that
// in a task of its own, while what is to be written is on its way.
void nextTask().then(() => Intl.DateTimeFormat.supportedLocalesOf('en'));

/** Where a day begins: undefined for where the reader is. */
type Zone = typeof malaysia.timeZone | undefined;

/** To make a format takes a hundred times as long as to use it, so each is made when it is first needed. */
function datesOf(locale: string, timeZone: Zone) {
  let day: Intl.DateTimeFormat | undefined;
  let moment: Intl.DateTimeFormat | undefined;
  let short: Intl.DateTimeFormat | undefined;
  let away: Intl.RelativeTimeFormat | undefined;
  const momentFormat = () => {
    moment ??= new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    return moment;
  };
  return {
    day(time: string) {
      day ??= new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
      return day.format(new Date(time));
    },
    moment: (time: string) => momentFormat().format(new Date(time)),
    /** From one moment to another, said once where they are the same minute or on the same day. */
    range: (from: string, to: string) => momentFormat().formatRange(new Date(from), new Date(to)),
    /** How far away a moment is, such as 'in 9 days', as a calendar counts them; in hours within the next 24. */
    away(time: string) {
      away ??= new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
      const hours = (Date.parse(time) - Date.now()) / 3_600_000;
      if (Math.abs(hours) < 24) return away.format(Math.round(hours), 'hour');
      // Canada writes a day as a date that can be read again.
      const calendar = new Intl.DateTimeFormat('en-CA', { timeZone });
      const dayOf = (at: number) => Date.parse(calendar.format(at));
      return away.format((dayOf(Date.parse(time)) - dayOf(Date.now())) / 86_400_000, 'day');
    },
    /** A moment without its year, for where little room is. */
    shortMoment(time: string) {
      short ??= new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month: 'short',
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
      });
      return short.format(new Date(time));
    },
  };
}

/** By locale and zone. The columns of a table are made of them, and stay as they are while these do. */
const made = new Map<string, ReturnType<typeof datesOf>>();

/** Writes times (ISO 8601) in a language, by the clock of the place where the reader is or of the one that is named. */
export function datesIn(language: Language, zone?: Zone) {
  const { locale } = languages[language];
  const key = `${locale} ${zone}`;
  const dates = made.get(key) ?? datesOf(locale, zone);
  made.set(key, dates);
  return dates;
}

/** Writes times in the chosen language. */
export const useDates = (zone?: Zone) =>
  datesIn(
    useLanguage(state => state.language),
    zone,
  );

import { malaysia } from '@loan-kereta/sdk/rules';

const ahead = malaysia.hoursAhead * 3_600_000;

/** The month of Malaysia's clock at a moment (ISO 8601): when it begins, and its first and last day as dates of UTC. */
export function monthAt(time: string) {
  const there = new Date(Date.parse(time) + ahead);
  const dayOf = (month: number, day: number) => new Date(Date.UTC(there.getUTCFullYear(), month, day));
  const month = there.getUTCMonth();
  const first = dayOf(month, 1);
  return { first, last: dayOf(month + 1, 0), since: new Date(first.getTime() - ahead).toISOString() };
}

/** The days of that month: '1–30 November 2026'. */
export function monthRange(time: string, locale: string): string {
  const { first, last } = monthAt(time);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(first, last);
}

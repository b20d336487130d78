import { malaysia } from '@loan-kereta/sdk/rules';
import { datesIn, useDates } from '../language/dates.ts';
import type { Language } from '../language/language.ts';

/**
 * The admin centre goes by Malaysia's clock wherever it is read, in what it shows as in what it asks for: so do its
 * statistics, the mails and the messages to users.
 */
const zone = malaysia.timeZone;
const aheadInMs = malaysia.hoursAhead * 3_600_000;

export const adminDatesIn = (language: Language) => datesIn(language, zone);
export const useAdminDates = () => useDates(zone);

/** A time as a field has it, such as '2026-12-31T23:59', as the API takes it. */
export const timeOf = (written: string): string =>
  new Date(Date.parse(`${written}Z`) - aheadInMs).toISOString();

/** Now as a field has it: '2026-12-31T23:59'. */
export const nowInField = (): string => new Date(Date.now() + aheadInMs).toISOString().slice(0, 16);

/** Today as a date field has it. */
export const today = (): string => nowInField().slice(0, 10);

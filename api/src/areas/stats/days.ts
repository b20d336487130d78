import { malaysia } from '@loan-kereta/sdk/rules';
import { day, hour } from '../../durations.ts';

const ahead = malaysia.hoursAhead * hour;

/** The day of Malaysia at a moment, counted from 1 January 1970. */
export const dayNumber = (at: Date): number => Math.floor((at.getTime() + ahead) / day);

/** The first day of the month of Malaysia at a moment, likewise counted. */
export function monthStart(at: Date): number {
  const there = new Date(at.getTime() + ahead);
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1) / day;
}

/** A counted day as a date, `2026-11-22`. */
export const dateOf = (number: number): string => new Date(number * day).toISOString().slice(0, 10);

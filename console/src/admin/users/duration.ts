import { timeOf, today } from '../dates.ts';

/** For how long a plan is given: for some days, for ever, or until the end of a day that the admin chooses. */
export type Duration = '3' | '7' | '30' | '90' | '365' | 'lifetime' | 'custom';

/** All of them, in the order of the choices. */
export const durations: readonly Duration[] = ['3', '7', '30', '90', '365', 'lifetime', 'custom'];

export const dayInMs = 86_400_000;

/** The end of a day, as the API takes it. @param day as a date field has it: '2026-12-31' */
const endOf = (day: string): string => timeOf(`${day}T23:59`);

/** When a plan ends that begins at a time in ms, as the API takes it; null for never. */
export function expiryOf(duration: Duration, day: string, begins: number): string | null {
  if (duration === 'lifetime') return null;
  if (duration === 'custom') return endOf(day);
  return new Date(begins + Number(duration) * dayInMs).toISOString();
}

/** True where a day has to be chosen and has not been, or is over. */
export const lacksDay = (duration: Duration, day: string): boolean =>
  duration === 'custom' && (Number.isNaN(Date.parse(day)) || day < today());

import { z } from './zod.ts';

/** A point in time as an answer has it. */
export const time = z.iso.datetime();

const years = { first: 2000, last: 2099 };

/** A point in time as a caller gives it. */
export const givenTimeText = z.iso
  .datetime({ offset: true, error: 'Use a time such as 2026-12-31T15:59:59Z.' })
  .max(40);

/** The same, in a year that both databases know in every time zone. */
export const givenTimeSchema = givenTimeText
  .transform(text => new Date(text))
  .refine(
    time => time.getUTCFullYear() >= years.first && time.getUTCFullYear() <= years.last,
    `Use a time in the years ${years.first} to ${years.last}.`,
  );

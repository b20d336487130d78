import { line } from './text.ts';
import { z } from './zod.ts';

const mostItems = 100;

/** What every list takes: how many, and where the page before ended. A list's own filters stand beside it. */
export const listQuery = <Filters extends z.ZodRawShape>(filters: Filters) =>
  z.object({
    ...filters,
    limit: z.coerce
      .number('Use a whole number.')
      .int('Use a whole number.')
      .min(1, 'Ask for at least 1.')
      .max(mostItems, `Ask for at most ${mostItems}.`)
      .default(25),
    cursor: line(100).optional().meta({ description: 'The `next` of the page before' }),
  });

/** A page of a list, in the list's own order. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item).max(mostItems),
    next: z
      .string()
      .nullable()
      .meta({ description: 'The `cursor` of the page after; null when this is the last' }),
  });

import { adminLimits } from '../rules/index.ts';
import { line } from './text.ts';
import { z } from './zod.ts';

const mostItems = 100;
/** The orders of a list that grows: newest first, unless told. */
export const byTime = ['-created_at', 'created_at'] as const;
/** A count in an address, where all is text. */
export const countUpTo = (most: number) =>
  z.coerce
    .number('Use a whole number.')
    .int('Use a whole number.')
    .min(1, 'Ask for at least 1.')
    .max(most, `Ask for at most ${most}.`);

/** How far the rows of a list are counted. */
export const mostCounted = 1000;

/** Three hundred characters of three bytes each, which is the longest text that a list is in the order of, in base64. */
const longestCursor = 1300;

interface List<Sort extends string, Filters extends z.ZodRawShape> {
  /** The orders that it can be had in, the usual one first; one that starts with `-` goes down. */
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly filters: Filters;
  /** How many items a page has unless told: 25. */
  readonly limit?: number;
}

/** What every list takes: its own filters, its order, how many, and where the page before ended. */
export const listQuery = <const Sort extends string, Filters extends z.ZodRawShape>({
  sorts,
  filters,
  limit = 25,
}: List<Sort, Filters>) =>
  z.object({
    ...filters,
    sort: z.enum(sorts).default(sorts[0]),
    limit: countUpTo(mostItems).default(limit),
    cursor: line(longestCursor)
      .optional()
      .meta({ description: 'The `next` of the page before, in the same order and with the same filters' }),
  });

/**
 * A filter by what a text begins with. Only a beginning can be looked up in an index, and what is found comes in the
 * order of that text, whatever `sort` says.
 */
export const beginning = (what: string) =>
  line(adminLimits.search)
    .toLowerCase()
    .optional()
    .meta({ description: `What ${what} begins with; the list is then in that order` });

/** A page of a list, in the list's own order. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item).max(mostItems).meta({
      description: 'A page of a search may have fewer than were asked for, or none, although `next` leads on',
    }),
    next: z
      .string()
      .nullable()
      .meta({ description: 'The `cursor` of the page after; null when this is the last' }),
    total: z
      .object({ count: z.int(), more: z.boolean() })
      .meta({ description: `How many the whole list has; ${mostCounted} and \`more\` when it has more` }),
  });

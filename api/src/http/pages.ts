import type { Context } from 'koa';
import { z } from 'zod';
import type { Kind, Order, Page, Position, Slice, Value } from '../db/pages.ts';
import { invalidField } from './errors.ts';

/** The last millisecond that both engines know. */
const latest = Date.UTC(10_000, 0) - 1;

const valueSchemas: Readonly<Record<Kind, z.ZodType<Value>>> = {
  date: z
    .int()
    .min(0)
    .max(latest)
    .transform(time => new Date(time)),
  number: z.int(),
  text: z
    .string()
    .max(300)
    .refine(text => text.isWellFormed()),
};

/** A position as a caller carries it from page to page. */
export const writeCursor = ({ name }: Order, position: Position): string =>
  Buffer.from(
    JSON.stringify([name, ...position.map(value => (value instanceof Date ? value.getTime() : value))]),
  ).toString('base64url');

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/**
 * The position that a caller gives. Whatever they make of it, they see no more than the list's filters let them.
 * @throws {ApiError} `invalid_request` when it is none of a list in this order
 */
export function readCursor({ name, by }: Order, cursor: string): Position {
  const values = by.map(({ kind, nullable }) =>
    nullable ? valueSchemas[kind].nullable() : valueSchemas[kind],
  );
  const { data } = z.tuple([z.literal(name), ...values]).safeParse(parsed(cursor));
  if (!data) throw invalidField('cursor', 'This is not the end of a page.');
  const [, ...position] = data;
  return position;
}

interface PageQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/**
 * Answers with a page of a list.
 * @param read gives the rows, and how many there are in all
 * @throws {ApiError} `invalid_request` for a cursor of another list or order, or none at all
 */
export async function answerPage<Row, Item>(
  { limit, cursor }: PageQuery,
  order: Order,
  read: (slice: Slice) => Promise<Page<Row>>,
  toItem: (row: Row) => Item,
): Promise<{ items: Item[]; next: string | null; total: Page<Row>['total'] }> {
  const after = cursor === undefined ? undefined : readCursor(order, cursor);
  const { rows, end, total } = await read({ order, limit, after });
  return { items: rows.map(toItem), next: end ? writeCursor(order, end) : null, total };
}

/** Names the page after in the header `Link`, where a list answers with its items alone. */
export function linkNext(ctx: Context, next: string | null): void {
  if (next === null) return;
  const query = new URLSearchParams(ctx.querystring);
  query.set('cursor', next);
  ctx.set('Link', `<${ctx.path}?${query}>; rel="next"`);
}

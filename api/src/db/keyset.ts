import type { Knex } from 'knex';

/** The last row of a page: the next page begins after it. */
export interface Position {
  readonly at: Date;
  readonly id: number;
}

/**
 * Has a query, by `modify`, give a page: newest first by `created_at` and `id`, from after a position. An index that
 * ends with both serves it.
 */
export function newestFirst(query: Knex.QueryBuilder, limit: number, after?: Position): void {
  if (after)
    query
      .where('created_at', '<=', after.at)
      .where(older => older.where('created_at', '<', after.at).orWhere('id', '<', after.id));
  query
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);
}

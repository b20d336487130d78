import type { Knex } from 'knex';

interface Times {
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
}

/**
 * Narrows a query to the rows that have each value given, and were made in a time; `until` is no more part of it. What
 * is undefined narrows nothing.
 */
export function narrow<Query extends Knex.QueryBuilder>(
  query: Query,
  values: Readonly<Record<string, string | number | undefined>>,
  { since, until }: Times,
): Query {
  for (const [column, value] of Object.entries(values)) if (value !== undefined) query.where(column, value);
  if (since) query.where('created_at', '>=', since);
  if (until) query.where('created_at', '<', until);
  return query;
}

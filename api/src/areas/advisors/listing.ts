import { type Plan, planAliases, plans } from '@loan-kereta/sdk/plans';
import type { Database } from '../../db/database.ts';
import type { Account } from './account.ts';

/**
 * Where an account stands at a moment: each account is in exactly one of these, and every list of users is made of
 * some of them. The plans are those of accounts from which nothing is withheld.
 */
export const standings = [...plans, 'expired', 'pending', 'penalized', 'penalized_pending'] as const;
export type Standing = (typeof standings)[number];

/**
 * The columns from which the list's own follow: `standing`, `listed_name`, `listed_expiry`. These are right until
 * `listed_until`, when an expiry or the end of a penalty changes them, and are written again with each of these columns;
 * who cannot do so sets `listed_until` to `notListed`. What is due is computed where it is read, so nothing has to run
 * for a list to be right; it is brought up to date in the background so that a list stays fast.
 */
export const listedColumns = ['name', 'plan', 'plan_expires_at', 'is_approved', 'penalty_until'] as const;
export const notListed = new Date(0);

/** Later than any date that an account has. */
const never = new Date('9999-12-31T00:00:00Z');

const namesOf = (plan: Plan): string[] =>
  Object.entries(planAliases).flatMap(([name, meant]) => (meant === plan ? [name] : []));

const quoted = (names: readonly string[]): string => names.map(name => `'${name}'`).join(', ');

/** What some of these columns are about to become. */
type Changes = Partial<Pick<Account, (typeof listedColumns)[number]>>;

/**
 * The list's own columns as they are at `now`, as expressions on a row of `advisors`.
 * @param changes what the same statement writes into the row, as the engines do not agree on which of both they see
 */
export function listingAt({ engine, knex }: Database, now: Date, changes: Changes = {}) {
  const isMysql = engine === 'mysql';
  // Or MySQL would take the whole expression for text.
  const time = (date: Date) => knex.raw(isMysql ? 'cast(? as datetime(3))' : '?', [date]);
  const columns = Object.fromEntries(
    listedColumns.map(name => [name, changes[name] === undefined ? knex.ref(name) : changes[name]]),
  );
  const values = { ...columns, now: time(now), never: time(never) };
  const paid = plans.filter(plan => plan !== 'basic');
  const standing = [
    [':penalty_until > :now and not :is_approved', 'penalized_pending'],
    [':penalty_until > :now', 'penalized'],
    ['not :is_approved', 'pending'],
    [`:plan_expires_at <= :now and :plan in (${quoted(paid.flatMap(namesOf))})`, 'expired'],
    ...paid.map(plan => [`:plan in (${quoted(namesOf(plan))})`, plan] as const),
  ] as const satisfies readonly (readonly [string, Standing])[];
  return {
    standing: knex.raw(
      `case ${standing.map(([condition, name]) => `when ${condition} then '${name}'`).join(' ')} else 'basic' end`,
      values,
    ),
    listed_name: knex.raw(isMysql ? 'lower(:name collate utf8mb4_bin)' : 'lower(:name)', values),
    listed_expiry: knex.raw('coalesce(:plan_expires_at, :never)', values),
    listed_until: knex.raw(
      `case when :penalty_until > :now and (:plan_expires_at is null or :plan_expires_at <= :now or :penalty_until <= :plan_expires_at) then :penalty_until when :plan_expires_at > :now then :plan_expires_at else :never end`,
      values,
    ),
  };
}

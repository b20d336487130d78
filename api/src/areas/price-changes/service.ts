import {
  firstOfChange,
  type NewPrice,
  type PriceChange,
  type PriceChangeState,
  pricesOfChange,
  type WholePriceChange,
} from '@loan-kereta/sdk/contract';
import { priceChangeLimits } from '@loan-kereta/sdk/rules';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { readDate, readJson, readOptionalDate, writeJson } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { day } from '../../durations.ts';
import type { Callers } from '../../http/access.ts';
import { ApiError, type FieldError, invalidField, invalidFields } from '../../http/errors.ts';
import { answerPage } from '../../http/pages.ts';
import type { Audit } from '../audit/audit.ts';
import type { ModelsEditing } from '../models/editing.ts';
import { givenRate, isSameRate } from '../models/rates.ts';
import {
  countWaiting,
  deleteSomeOlder,
  endChange,
  findChange,
  findDue,
  insertChange,
  type ListedChangeRow,
  listChanges,
  lockChange,
  orders,
  type PriceChangeRow,
} from './table.ts';

/** How long a change is listed once it is over. */
const keptMilliseconds = 365 * day;
const clearedAtOnce = 100;

const itemsSchema = z.array(pricesOfChange);
const itemsOf = ({ items }: PriceChangeRow) => readJson(items, itemsSchema);

const toChange = (row: ListedChangeRow): PriceChange => ({
  id: row.id,
  state: row.state,
  due_at: readDate(row.due_at).toISOString(),
  variants: row.variants,
  first: row.first === null ? [] : readJson(row.first, z.array(z.string())),
  changed: row.changed,
  skipped: row.skipped,
  created_by: row.created_by,
  created_at: readDate(row.created_at).toISOString(),
  ended_by: row.ended_by,
  ended_at: readOptionalDate(row.ended_at)?.toISOString() ?? null,
});

const toWhole = (row: PriceChangeRow): WholePriceChange => ({ ...toChange(row), items: itemsOf(row) });

const detailsOf = ({ id, due_at, variants }: PriceChangeRow) => ({
  change_id: id,
  due_at: readDate(due_at).toISOString(),
  variants,
});

interface PriceChangesParts {
  readonly db: Database;
  readonly now: Clock;
  readonly audit: Audit;
  readonly models: ModelsEditing;
}

/** Changes of prices and rates that an admin has asked for at a time. Every process looks for those that are due. */
export function priceChangesService({ db, now, audit, models }: PriceChangesParts) {
  const known = (row: PriceChangeRow | undefined): PriceChangeRow => {
    if (!row) throw new ApiError('price_change_not_found');
    return row;
  };

  /** @throws {ApiError} `invalid_request` for a time that is over or too far ahead */
  function checkTime(due: Date): void {
    const { years } = priceChangeLimits;
    const latest = new Date(now());
    latest.setUTCFullYear(latest.getUTCFullYear() + years);
    if (due <= now()) throw invalidField('due_at', 'Use a time that is still to come.');
    if (due > latest) throw invalidField('due_at', `Use a time within ${years} years.`);
  }

  /**
   * Applies a change together with what tells of it: whoever holds its row does so, and whoever waited for the row
   * finds it done.
   */
  const apply = (id: number): Promise<void> =>
    db.transaction(async () => {
      const row = await lockChange(db, id);
      if (row?.state !== 'waiting') return;
      const given = new Map(itemsOf(row).map(item => [item.id, item]));
      let found = 0;
      let changed = 0;
      await models.edit({ seen: () => true, by: { askedBy: row.created_by } }, 'prices_saved', variants => {
        found = 0;
        changed = 0;
        return variants.map(variant => {
          const item = given.get(variant.id);
          if (!item) return variant;
          found++;
          const { price: otr = variant.otr } = item;
          const rate = item.rate === undefined ? variant.rate : givenRate(item.rate, item.rate_kind);
          if (otr !== variant.otr || !isSameRate(rate, variant.rate)) changed++;
          return { ...variant, otr, rate };
        });
      });
      const outcome = { changed, skipped: row.variants - found };
      await endChange(db, row.id, { state: 'applied', ended_at: now(), ...outcome });
      const record = { details: { ...detailsOf(row), ...outcome } };
      await audit.write({ kind: 'system' }, 'models', 'price_change_applied', record);
    });

  return {
    page: (query: {
      readonly state?: PriceChangeState | undefined;
      readonly sort: keyof typeof orders;
      readonly limit: number;
      readonly cursor?: string | undefined;
    }) => answerPage(query, orders[query.sort], slice => listChanges(db, query.state, slice), toChange),

    /** @throws {ApiError} `price_change_not_found` */
    get: async (id: number): Promise<WholePriceChange> => toWhole(known(await findChange(db, id))),

    /** @throws {ApiError} `invalid_request`, `too_many_price_changes` */
    schedule: (
      by: Callers['admin'],
      { due_at, items }: { readonly due_at: Date; readonly items: readonly NewPrice[] },
    ): Promise<PriceChange> => {
      checkTime(due_at);
      return audit.audited({ kind: 'admin', ...by }, 'models', 'price_change_scheduled', async () => {
        // Nobody changes the list meanwhile, and of two who schedule the second counts the first.
        const variants = new Set((await models.lock()).map(({ id }) => id));
        const fields = items.flatMap(({ id }, index): FieldError[] =>
          variants.has(id)
            ? []
            : [
                {
                  path: `items.${index}.id`,
                  message: 'There is no such variant. Add it to the list of models first.',
                },
              ],
        );
        if (fields.length > 0) throw invalidFields(fields);
        if ((await countWaiting(db)) >= priceChangeLimits.waiting)
          throw new ApiError('too_many_price_changes');
        const id = await insertChange(db, {
          due_at,
          items: writeJson(items),
          variants: items.length,
          first: writeJson(items.slice(0, firstOfChange).map(({ id }) => id)),
          created_by: by.email,
          created_at: now(),
        });
        const row = known(await findChange(db, id));
        return { record: { details: detailsOf(row) }, result: toChange(row) };
      });
    },

    /** @throws {ApiError} `price_change_not_found`, `price_change_ended` */
    cancel: (by: Callers['admin'], id: number): Promise<void> =>
      audit.audited({ kind: 'admin', ...by }, 'models', 'price_change_cancelled', async () => {
        const row = known(await lockChange(db, id));
        if (row.state !== 'waiting') throw new ApiError('price_change_ended');
        await endChange(db, id, { state: 'cancelled', ended_at: now(), ended_by: by.email });
        return { record: { details: detailsOf(row) }, result: undefined };
      }),

    /** Applies all that are due, in the order of their times. */
    async applyDue(): Promise<void> {
      for (let id = await findDue(db, now()); id !== undefined; id = await findDue(db, now()))
        await apply(id);
    },

    /** Deletes some of those that were over long ago; the history has what they did. @returns whether there may be more */
    async clearSome(): Promise<boolean> {
      const before = new Date(now().getTime() - keptMilliseconds);
      return (await deleteSomeOlder(db, before, clearedAtOnce)) === clearedAtOnce;
    },
  };
}

export type PriceChangesService = ReturnType<typeof priceChangesService>;

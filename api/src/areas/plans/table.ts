import type { PlanOffer } from '@loan-kereta/sdk/contract';
import type { Plan } from '@loan-kereta/sdk/plans';
import { ringgitOf, senOf } from '@loan-kereta/sdk/rules';
import { readBoolean, type StoredBoolean } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';

interface PlanRow {
  readonly name: Plan;
  readonly price_sen: number;
  readonly offer_price_sen: number | null;
  readonly description: string;
  readonly is_popular: StoredBoolean;
  /** Where it stands in lists, from 0. */
  readonly position: number;
}

const fromRow = ({ name, price_sen, offer_price_sen, description, is_popular }: PlanRow): PlanOffer => ({
  name,
  price: ringgitOf(price_sen),
  ...(offer_price_sen !== null && { offer_price: ringgitOf(offer_price_sen) }),
  description,
  is_popular: readBoolean(is_popular),
});

const toRow = ({ offer_price, price, ...rest }: PlanOffer, position: number): PlanRow => ({
  ...rest,
  price_sen: senOf(price),
  offer_price_sen: offer_price === undefined ? null : senOf(offer_price),
  position,
});

const plans = (db: Database) => db.knex<PlanRow>('plans');

export const listAll = async (db: Database): Promise<PlanOffer[]> =>
  (await plans(db).orderBy('position')).map(fromRow);

/** Puts these in the place of all that there are, in this order. Belongs into a transaction. */
export async function replaceAll(db: Database, offers: readonly PlanOffer[]): Promise<void> {
  await plans(db).del();
  await db.knex('plans').insert(offers.map(toRow));
}

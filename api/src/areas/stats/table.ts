import type { Database } from '../../db/database.ts';
import { listingAt, type Standing } from '../advisors/listing.ts';

/** How many accounts whose stored standing is out of date are stored as the one and are the other. */
export interface Move {
  readonly stored: Standing;
  readonly standing: Standing;
  readonly counted: number;
}

/** The accounts whose stored standing is not right any more at `now`: hardly any. */
export async function movedSince(db: Database, now: Date): Promise<Move[]> {
  const { standing } = listingAt(db, now);
  const due = db
    .knex('advisors')
    .where('listed_until', '<=', now)
    .select({ stored: 'standing', standing })
    .as('due');
  const rows: Move[] = await db.knex
    .from(due)
    .groupBy('stored', 'standing')
    .select('stored', 'standing')
    .count({ counted: '*' });
  return rows.map(row => ({ ...row, counted: Number(row.counted) }));
}

/** How many accounts have a paid plan that counts at `now` and ends by `end`. */
export async function countExpiring(db: Database, now: Date, end: Date): Promise<number> {
  const paid = ['premium', 'diamond'] satisfies Standing[];
  const settled = db
    .knex('advisors')
    .whereIn('standing', paid)
    .where('listed_expiry', '>', now)
    .where('listed_expiry', '<=', end)
    .where('listed_until', '>', now);
  const due = db
    .knex('advisors')
    .where('listed_until', '<=', now)
    .where('plan_expires_at', '>', now)
    .where('plan_expires_at', '<=', end)
    .select({ standing: listingAt(db, now).standing })
    .as('due');
  const [one] = await settled.count({ counted: '*' });
  const [other] = await db.knex.from(due).whereIn('standing', paid).count({ counted: '*' });
  return Number(one?.counted) + Number(other?.counted);
}

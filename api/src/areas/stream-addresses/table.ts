import { readDate, type StoredDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { type Account, type AccountRow, accountColumns, readAccount } from '../advisors/account.ts';

interface AddressRow {
  readonly advisor_id: number;
  readonly token_hash: string;
  readonly created_at: StoredDate;
}

interface SourceRow {
  readonly id: number;
  readonly advisor_id: number;
  readonly name: string;
  readonly seen_at: StoredDate | null;
}

/** Sources that follow one address at the same time; the newest replaces the oldest. */
const mostSources = 4;

const addresses = (db: Database) => db.knex<AddressRow>('stream_addresses');
const sources = (db: Database) => db.knex<SourceRow>('stream_sources');

/** Removes an advisor's lasting address with its sources. */
export async function removeAddress(db: Database, advisorId: number): Promise<void> {
  await addresses(db).where({ advisor_id: advisorId }).del();
}

/** Gives an advisor another lasting address. */
export async function replaceAddress(
  db: Database,
  advisorId: number,
  tokenHash: string,
  at: Date,
): Promise<void> {
  await removeAddress(db, advisorId);
  await db.knex('stream_addresses').insert({ advisor_id: advisorId, token_hash: tokenHash, created_at: at });
}

/** The creation time of an advisor's lasting address. */
export async function addressSince(db: Database, advisorId: number): Promise<Date | undefined> {
  const row = await addresses(db).where({ advisor_id: advisorId }).first('created_at');
  return row && readDate(row.created_at);
}

/** The advisor whose lasting address has this secret. */
export async function ownerOf(db: Database, tokenHash: string): Promise<Account | undefined> {
  const row: AccountRow | undefined = await db
    .knex('stream_addresses as d')
    .join('advisors as a', 'a.id', 'd.advisor_id')
    .where('d.token_hash', tokenHash)
    .first(...accountColumns.map(name => `a.${name}`));
  return row && readAccount(row);
}

/** Keeps an advisor's address until the running transaction ends. @returns false when it has another secret by now */
export async function lockAddress(db: Database, advisorId: number, tokenHash: string): Promise<boolean> {
  // The account first, as whatever replaces the address locks it.
  await db.knex('advisors').where({ id: advisorId }).forUpdate().first('id');
  return (
    (await addresses(db).where({ advisor_id: advisorId, token_hash: tokenHash }).first('advisor_id')) !==
    undefined
  );
}

/**
 * Adds a source, or finds the one of this name again. Beyond four a source that has gone gives way, else the oldest.
 * Belongs into a transaction that has locked the address.
 * @param since sources that were last seen before count as gone
 * @returns its id
 */
export async function addSource(
  db: Database,
  advisorId: number,
  name: string,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<number> {
  const find = () => sources(db).where({ advisor_id: advisorId, name }).first('id');
  const known = await find();
  if (known) return known.id;
  const others = await sources(db).where({ advisor_id: advisorId }).select('id', 'seen_at');
  const isHere = ({ seen_at }: Pick<SourceRow, 'seen_at'>) => seen_at !== null && readDate(seen_at) > since;
  const beyond = others
    .sort((one, other) => Number(isHere(other)) - Number(isHere(one)) || other.id - one.id)
    .slice(mostSources - 1);
  await sources(db)
    .whereIn(
      'id',
      beyond.map(({ id }) => id),
    )
    .del();
  await db.knex('stream_sources').insert({ advisor_id: advisorId, name, seen_at: now });
  return ((await find()) as Pick<SourceRow, 'id'>).id;
}

/** The advisors of the sources that still may follow, by the sources' ids. */
export async function ownersOf(db: Database, ids: readonly number[]): Promise<Map<number, Account>> {
  const rows: (AccountRow & { source_id: number })[] = await db
    .knex('stream_sources as o')
    .join('advisors as a', 'a.id', 'o.advisor_id')
    .whereIn('o.id', ids)
    .select('o.id as source_id', ...accountColumns.map(name => `a.${name}`));
  return new Map(rows.map(row => [row.source_id, readAccount(row)]));
}

/** Notes when sources were last seen; null for those that have gone. */
export async function noteSourcesSeen(db: Database, ids: readonly number[], at: Date | null): Promise<void> {
  await db.knex('stream_sources').whereIn('id', ids).update({ seen_at: at });
}

/** The number of an advisor's sources that were seen since `time`. */
export async function countSources(db: Database, advisorId: number, time: Date): Promise<number> {
  const [row] = await db
    .knex('stream_sources')
    .where({ advisor_id: advisorId })
    .where('seen_at', '>', time)
    .count({ count: '*' });
  return Number(row?.count ?? 0);
}

import { type MailKind, type MailState, mostCounted } from '@loan-kereta/sdk/contract';
import type { StoredBoolean, StoredDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { deleteSome } from '../../db/delete-some.ts';
import { beginningWith, byTime, type Order, readPage, type Slice } from '../../db/pages.ts';
import type { Account } from '../advisors/account.ts';

export interface MailRow {
  readonly id: number;
  readonly kind: MailKind;
  /** Whose account it is about; null for what was asked for an address that need not have one. */
  readonly advisor_id: number | null;
  readonly address: string;
  /** JSON of what it tells; null once it is sent. */
  readonly details: string | null;
  readonly state: MailState;
  /** How often a process has taken it to send it. */
  readonly attempts: number;
  /** Whether a process is sending it; it has until `next_at`. */
  readonly taken: StoredBoolean;
  /** When it is due. */
  readonly next_at: StoredDate;
  readonly last_error: string | null;
  readonly created_at: StoredDate;
  readonly sent_at: StoredDate | null;
}

const mails = (db: Database) => db.knex<MailRow>('mails');

export async function insertMail(db: Database, row: Omit<MailRow, 'id'>): Promise<void> {
  await db.knex('mails').insert(row);
}

/** Whether there are that many mails of a kind to an address since `time`. */
export async function areThereMany(
  db: Database,
  { kind, address }: Pick<MailRow, 'kind' | 'address'>,
  time: Date,
  many: number,
): Promise<boolean> {
  const rows = await mails(db)
    .where({ address, kind })
    .where('created_at', '>', time)
    .limit(many)
    .select('id');
  return rows.length === many;
}

/** The mails that have been due for longest. */
export const listDue = async (db: Database, now: Date, limit: number): Promise<MailRow[]> =>
  mails(db).where({ state: 'waiting' }).where('next_at', '<=', now).orderBy('next_at').limit(limit);

/**
 * Takes a mail for as long as the lease lasts: of two processes that have seen it, one succeeds.
 * @param mail as it was seen
 */
export async function takeMail(db: Database, { id, attempts }: MailRow, leaseEnd: Date): Promise<boolean> {
  const taken = await mails(db)
    .where({ id, attempts, state: 'waiting' })
    .update({ attempts: attempts + 1, taken: true, next_at: leaseEnd });
  return taken === 1;
}

/** What it told is forgotten. */
export async function markSent(db: Database, id: number, at: Date): Promise<void> {
  await mails(db)
    .where({ id })
    .update({ state: 'sent', sent_at: at, taken: false, details: null, last_error: null });
}

/** @param attempts how many there had been when this one began: another process may have taken it since */
export async function markFailed(
  db: Database,
  { id, attempts }: Pick<MailRow, 'id' | 'attempts'>,
  outcome: Pick<MailRow, 'state' | 'last_error'> & { readonly next_at: Date },
): Promise<void> {
  await mails(db)
    .where({ id, attempts, state: 'waiting' })
    .update({ ...outcome, taken: false });
}

export async function deleteMail(db: Database, id: number): Promise<void> {
  await mails(db).where({ id }).del();
}

/** Deletes the resets that anybody has asked for an account's address: they name no account, and do not go with it. */
export async function deleteAskedFor(db: Database, advisorId: number): Promise<void> {
  const [address] = await db.knex('advisors').where({ id: advisorId }).pluck('email');
  await mails(db).where({ address, kind: 'reset' }).whereNull('advisor_id').del();
}

/** Deletes the resets of an account's password that have not been sent, by whomever they were asked for. */
export async function deleteUnsentResets(
  db: Database,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  const unsent = () => mails(db).where({ kind: 'reset' }).whereNot({ state: 'sent' });
  await unsent().where({ advisor_id: id }).del();
  await unsent().where({ address: email }).whereNull('advisor_id').del();
}

const toAdmins = ['admin_invite', 'admin_reset', 'new_device_of_admin'] satisfies MailKind[];

/** Deletes what was written to an admin: an advisor may have the same address. */
export async function deleteToAdmin(db: Database, address: string): Promise<void> {
  await mails(db).where({ address }).whereIn('kind', toAdmins).del();
}

export const isThere = async (db: Database, id: number): Promise<boolean> =>
  (await mails(db).where({ id }).first('id')) !== undefined;

/** Deletes what was written for an account after `time` and has not been sent. */
export async function deleteUnsent(db: Database, advisorId: number, time: Date): Promise<void> {
  await mails(db)
    .where({ advisor_id: advisorId })
    .whereNot({ state: 'sent' })
    .where('created_at', '>', time)
    .del();
}

/** The mail, which no other transaction changes until this one ends. */
export const lockMail = async (db: Database, id: number): Promise<MailRow | undefined> =>
  mails(db).where({ id }).forUpdate().first();

/** Makes a mail due. */
export async function makeDue(db: Database, id: number, at: Date): Promise<void> {
  await mails(db).where({ id }).update({ state: 'waiting', taken: false, next_at: at });
}

/** Makes some of the mails due that were given up, the oldest first. @returns how many */
export async function makeSomeDue(db: Database, at: Date, limit: number): Promise<number> {
  const failed = await mails(db)
    .where({ state: 'failed' })
    .orderBy([{ column: 'created_at' }, { column: 'id' }])
    .limit(limit)
    .pluck('id');
  return mails(db)
    .whereIn('id', failed)
    .where({ state: 'failed' })
    .update({ state: 'waiting', taken: false, next_at: at });
}

/** Which mails, in which order. */
export interface MailFilter {
  readonly state?: MailState | undefined;
  /** What the address begins with. */
  readonly address?: string | undefined;
  readonly sort: keyof typeof byTime;
}

const byAddress: Order = {
  name: 'address',
  by: [
    { name: 'address', kind: 'text' },
    { name: 'id', kind: 'number' },
  ],
};

export const mailOrder = ({ address, sort }: MailFilter): Order => (address ? byAddress : byTime[sort]);

export function listMails(db: Database, { state, address }: MailFilter, slice: Slice) {
  const query = mails(db);
  if (state) query.where({ state });
  if (address) beginningWith(query, 'address', address);
  return readPage<MailRow>(db, query, slice, mostCounted);
}

/** The last mails to an advisor, oldest first. */
export async function listLastOf(db: Database, advisorId: number, limit: number): Promise<MailRow[]> {
  const rows = await mails(db).where({ advisor_id: advisorId }).orderBy('id', 'desc').limit(limit);
  return rows.reverse();
}

/** Deletes some of what was written before `time`. @returns how many */
export const deleteSomeOlder = (db: Database, time: Date, most: number): Promise<number> =>
  deleteSome(db, 'mails', mails(db).where('created_at', '<', time).orderBy('created_at'), most);

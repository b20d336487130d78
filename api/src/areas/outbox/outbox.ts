import type { MailKind, MailRecord } from '@loan-kereta/sdk/contract';
import type { Clock } from '../../clock.ts';
import { readBoolean, readDate, readOptionalDate, writeJson } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import type { Callers } from '../../http/access.ts';
import { ApiError } from '../../http/errors.ts';
import { answerPage } from '../../http/pages.ts';
import { mostExported, type PersonalRecords } from '../../personal-records.ts';
import type { Account } from '../advisors/account.ts';
import type { Audit } from '../audit/audit.ts';
import {
  areThereMany,
  deleteAskedFor,
  deleteToAdmin,
  deleteUnsent,
  deleteUnsentResets,
  insertMail,
  listLastOf,
  listMails,
  lockMail,
  type MailFilter,
  type MailRow,
  mailOrder,
  makeDue,
  makeSomeDue,
} from './table.ts';

/** How many mails that were given up are tried again by one call. */
const retriedAtOnce = 500;

/** A mail to be written when it is sent. */
export interface MailOrder {
  readonly kind: MailKind;
  /** Whose account it is about; null when the address need not have one. */
  readonly advisorId: number | null;
  readonly address: string;
  /** What it tells. Links are no part of it: they are made when it is sent, so that none is stored. */
  readonly details: Readonly<Record<string, string>>;
}

function toRecord(row: MailRow): MailRecord {
  const { id, kind, address, state, attempts, last_error } = row;
  return {
    id,
    kind,
    address,
    state,
    attempts,
    last_error,
    created_at: readDate(row.created_at).toISOString(),
    next_attempt_at: state === 'waiting' ? readDate(row.next_at).toISOString() : null,
    sent_at: readOptionalDate(row.sent_at)?.toISOString() ?? null,
  };
}

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly audit: Audit;
  /** Has this process look for mails at once. */
  readonly wake: () => void;
}

/** The mails that are to be sent: kept with the change that they tell of, so that neither is there without the other. */
export function outboxService({ db, now, audit, wake }: Parts) {
  return {
    /** Orders a mail, in the running transaction when there is one. */
    async add({ kind, advisorId, address, details }: MailOrder): Promise<void> {
      const at = now();
      await insertMail(db, {
        kind,
        advisor_id: advisorId,
        address,
        details: writeJson(details),
        state: 'waiting',
        attempts: 0,
        taken: false,
        next_at: at,
        last_error: null,
        created_at: at,
        sent_at: null,
      });
      db.afterCommit(wake);
    },

    /** Takes back what was ordered for an account since a time and has not gone out. */
    takeBack: (advisorId: number, since: Date): Promise<void> => deleteUnsent(db, advisorId, since),

    /** Takes back what would still lead to another password: the links that have gone out end with the old one. */
    takeBackResets: (account: Pick<Account, 'id' | 'email'>): Promise<void> =>
      deleteUnsentResets(db, account),

    /** Whether so many mails of a kind were ordered for an address since a time. */
    hasManyOf: (of: Pick<MailOrder, 'kind' | 'address'>, since: Date, many: number): Promise<boolean> =>
      areThereMany(db, of, since, many),

    /** A page of mails. @throws {ApiError} `invalid_request` for a cursor that is none */
    page: (query: MailFilter & { limit: number; cursor?: string | undefined }) =>
      answerPage(query, mailOrder(query), slice => listMails(db, query, slice), toRecord),

    /** Has a mail tried once more, now; one that is being sent just then is left to that. @throws {ApiError} `mail_not_found`, `mail_already_sent` */
    async retry(by: Callers['admin'], id: number): Promise<void> {
      await audit.audited({ kind: 'admin', ...by }, 'mails', 'mail_retried', async () => {
        const mail = await lockMail(db, id);
        if (!mail) throw new ApiError('mail_not_found');
        if (mail.state === 'sent') throw new ApiError('mail_already_sent');
        const isBeingSent = readBoolean(mail.taken) && readDate(mail.next_at) > now();
        if (!isBeingSent) await makeDue(db, id, now());
        db.afterCommit(wake);
        return { record: { details: { mail_id: id, kind: mail.kind, attempts: mail.attempts } } };
      });
    },

    /** Has some of the mails tried once more that were given up: so few that the answer does not keep anybody waiting. */
    retryFailed: (by: Callers['admin']): Promise<{ retried: number; more: boolean }> =>
      db.transaction(async () => {
        const mails = await makeSomeDue(db, now(), retriedAtOnce);
        if (mails > 0)
          await audit.write({ kind: 'admin', ...by }, 'mails', 'mails_retried', { details: { mails } });
        db.afterCommit(wake);
        return { retried: mails, more: mails === retriedAtOnce };
      }),

    /** Forgets what was written to an admin. Belongs into the transaction that deletes the admin. */
    forgetAdmin: (address: string): Promise<void> => deleteToAdmin(db, address),

    /** What an advisor's exported file says of mails. They go with the account. */
    records: {
      name: 'mails',
      list: async advisorId =>
        (await listLastOf(db, advisorId, mostExported)).map(
          ({ kind, address, state, created_at, sent_at }) => ({
            kind,
            address,
            state,
            created_at: readDate(created_at),
            sent_at: readOptionalDate(sent_at),
          }),
        ),
      release: advisorId => deleteAskedFor(db, advisorId),
    } satisfies PersonalRecords,
  };
}

export type Outbox = ReturnType<typeof outboxService>;

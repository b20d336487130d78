import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type AuditAction,
  type AuditEntry,
  type AuditedFields,
  auditActions,
} from '@loan-kereta/sdk/contract';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { readDate, readJson, writeJson } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { byTime } from '../../db/pages.ts';
import { answerPage } from '../../http/pages.ts';
import { notedNetwork } from '../../http/rate-limits.ts';
import { currentRequest } from '../../log.ts';
import { mostExported, type PersonalRecords } from '../../personal-records.ts';
import {
  type AuditFilter,
  type AuditRow,
  clearPersonal,
  findLast,
  insertEntries,
  listEntries,
  listLastOf,
} from './table.ts';

/** The admin who does something. */
export interface AdminActor {
  readonly adminId: number;
  readonly email: string;
}

/** Who does something. */
export type Actor =
  | { readonly kind: 'advisor' | 'owner' | 'system' }
  | ({ readonly kind: 'admin' } & AdminActor);

/** What it is done to: an account, or what belongs to no single one. */
export type Target =
  | { readonly advisorId: number }
  | { readonly adminId: number }
  | 'users'
  | 'models'
  | 'mails'
  | 'plans'
  | 'security'
  | 'jobs';

type Fields<Action extends AuditAction> = (typeof auditActions)[Action];

/** What an action records, as the registry has it: `before`, `after`, `details`, `personal`, those that it names. */
export type AuditRecord<Action extends AuditAction> = {
  readonly [Part in keyof Fields<Action>]: Fields<Action>[Part] extends z.ZodType
    ? z.input<Fields<Action>[Part]>
    : never;
};

const state = z.record(z.string(), z.unknown());

/** The record as JSON, by part. @throws {z.ZodError} when it is not what the registry says */
function written(action: AuditAction, record: Partial<Record<keyof AuditedFields, unknown>>) {
  const fields: AuditedFields = auditActions[action];
  const parsed = (part: keyof AuditedFields) => fields[part]?.parse(record[part]) ?? null;
  const json = (part: keyof AuditedFields) => {
    const value = parsed(part);
    return value === null ? null : writeJson(value);
  };
  const details = writeJson({ ...parsed('details'), ...detailsOfRequest() });
  return { before: json('before'), after: json('after'), details, personal: json('personal') };
}

/** Where something was asked for. */
export interface Origin {
  readonly network: string | null;
  readonly request_id: string | null;
}

/** Details that every action may have: its request named no version in `If-Match`, so that the last write won. */
const detailsOfRequest = () =>
  currentRequest.getStore()?.state.withoutVersion === true && { without_version: true };

/** Where that was asked for which goes on after its request. */
const goingOn = new AsyncLocalStorage<Origin>();

/** Where the running request came from; nothing for what the server does by itself. */
export function originOfRequest(): Origin {
  const request = currentRequest.getStore();
  return (
    goingOn.getStore() ?? {
      network: request ? notedNetwork(request.ip) : null,
      request_id: request?.state.requestId ?? null,
    }
  );
}

const readState = (stored: string | null) => (stored === null ? null : readJson(stored, state));

interface HistoryQuery extends AuditFilter {
  readonly sort: keyof typeof byTime;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

const fromRow = (row: AuditRow): AuditEntry => ({
  id: row.id,
  action: row.action,
  actor: row.actor,
  admin_email: row.admin_email,
  before: readState(row.state_before),
  after: readState(row.state_after),
  details: { ...readJson(row.details, state), ...readState(row.personal) },
  timestamp: readDate(row.created_at).toISOString(),
  network: row.network,
  request_id: row.request_id,
});

/** An entry as those see it who see everybody's. */
const inHistory = (row: AuditRow) => ({
  ...fromRow(row),
  advisor_id: row.advisor_id,
  target_admin_id: row.target_admin_id,
  admin_id: row.admin_id,
});

/** The history of what was done: written together with what it tells of, and never changed. */
export function auditService(db: Database, now: Clock) {
  const self = {
    /** Does what was asked for earlier: the entries that it writes say from where. */
    from: <Result>(origin: Origin, work: () => Promise<Result>): Promise<Result> => goingOn.run(origin, work),

    /**
     * Writes an entry in the running transaction, for a target that is only known there. Otherwise use `audited`.
     * @throws outside a transaction
     */
    write: <Action extends AuditAction>(
      actor: Actor,
      target: Target,
      action: Action,
      record: AuditRecord<Action>,
    ): Promise<void> => self.writeAll(actor, action, [{ target, record }]),

    /** The same for one action on many targets. */
    async writeAll<Action extends AuditAction>(
      actor: Actor,
      action: Action,
      done: readonly { readonly target: Target; readonly record: AuditRecord<Action> }[],
    ): Promise<void> {
      if (!db.inTransaction)
        throw new Error(`The audit entry "${action}" must be written in the transaction of what it tells.`);
      const common = { ...originOfRequest(), created_at: now() };
      const rows = done.map(({ target, record }) => {
        const { before, after, details, personal } = written(action, record);
        return {
          advisor_id: typeof target === 'object' && 'advisorId' in target ? target.advisorId : null,
          target_admin_id: typeof target === 'object' && 'adminId' in target ? target.adminId : null,
          actor: actor.kind,
          admin_id: actor.kind === 'admin' ? actor.adminId : null,
          admin_email: actor.kind === 'admin' ? actor.email : null,
          action,
          state_before: before,
          state_after: after,
          details,
          personal,
          ...common,
        };
      });
      await insertEntries(db, rows);
    },

    /**
     * Does something and writes that it was done, both in one transaction: both are kept or neither. `work` may run
     * again when another transaction was in its way.
     * @param work makes the change; `record` is what the registry says that the action records
     * @returns the `result` of the work
     */
    audited: <
      Action extends AuditAction,
      const Done extends { readonly record: AuditRecord<Action>; readonly result?: unknown },
    >(
      actor: Actor,
      target: Target,
      action: Action,
      work: () => Promise<Done>,
    ): Promise<Done['result']> =>
      db.transaction(async () => {
        const { record, result } = await work();
        await self.write(actor, target, action, record);
        return result;
      }),

    /** A page of the history. @throws {ApiError} `invalid_request` for a cursor that is none */
    page: (query: HistoryQuery) =>
      answerPage(query, byTime[query.sort], slice => listEntries(db, query, slice), inHistory),

    /** The last of these actions on an account: who did it, and when. */
    async last(advisorId: number, actions: readonly AuditAction[]): Promise<AuditEntry | undefined> {
      const row = await findLast(db, advisorId, actions);
      return row && fromRow(row);
    },

    /** Takes out what tells of the person whose account is deleted: the entries themselves stay. */
    forget: (account: Parameters<typeof clearPersonal>[1]): Promise<void> => clearPersonal(db, account),

    /** What an advisor's exported file says of it. What tells of the person goes with the account. */
    records: {
      name: 'history',
      list: async advisorId =>
        (await listLastOf(db, advisorId, mostExported)).map(row => {
          const { id: _, request_id: __, ...entry } = fromRow(row);
          if (entry.actor !== 'admin') return entry;
          // What an admin noted, and from which network, does not concern the advisor.
          const { payment_note: ___, ...details } = entry.details;
          return { ...entry, details, network: null };
        }),
      release: advisorId => clearPersonal(db, { advisor_id: advisorId }),
    } satisfies PersonalRecords,
  };
  return self;
}

export type Audit = ReturnType<typeof auditService>;

import { createHash } from 'node:crypto';
import type { SecurityEvent, SecurityKind } from '@loan-kereta/sdk/contract';
import type { Clock } from '../../clock.ts';
import { readDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { isReferenceGone } from '../../db/failures.ts';
import { byTime, inBatches, type Slice } from '../../db/pages.ts';
import { day, hour } from '../../durations.ts';
import { answerPage } from '../../http/pages.ts';
import { mostExported, type PersonalRecords } from '../../personal-records.ts';
import {
  addEvent,
  areThereMany,
  countAgain,
  deleteSomeOlder,
  type EventFilter,
  type EventRow,
  listEvents,
  listSomeEvents,
} from './table.ts';

const keptMilliseconds = 90 * day;
const deletedAtOnce = 500;

/**
 * How many rows an account and a network get in an hour. What comes then is counted without saying from where, so that
 * whoever has many networks or many names for a browser cannot fill the table.
 */
const mostRows = { account: 20, network: 50 };

interface EventQuery extends EventFilter {
  readonly sort: keyof typeof byTime;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Something that was tried. */
export interface Attempt {
  readonly kind: SecurityKind;
  /** `ok`, or the code of the refusal. */
  readonly outcome: string;
  readonly advisorId: number | null;
  readonly adminId: number | null;
  readonly network: string;
  readonly device: string | null;
}

const toEvent = (row: EventRow): SecurityEvent => ({
  id: row.id,
  kind: row.kind,
  outcome: row.outcome,
  advisor_id: row.advisor_id,
  admin_id: row.admin_id,
  network: row.network,
  device: row.device,
  count: row.count,
  first_at: readDate(row.created_at).toISOString(),
  last_at: readDate(row.last_at).toISOString(),
});

/** Who tried to get into accounts, kept for 90 days. What is alike within an hour is one row with a count. */
export function securityLog(db: Database, now: Clock) {
  /** By outcome: strangers who fail leave room for the one who gets in. */
  async function isCrowded(attempt: Attempt, since: Date): Promise<boolean> {
    const { advisorId: advisor_id, adminId: admin_id, network, outcome } = attempt;
    const many = (of: Parameters<typeof areThereMany>[1], most: number) => areThereMany(db, of, since, most);
    if (advisor_id !== null && (await many({ advisor_id, outcome }, mostRows.account))) return true;
    if (admin_id !== null && (await many({ admin_id, outcome }, mostRows.account))) return true;
    return many({ network, outcome }, mostRows.network);
  }

  return {
    /** Writes down that something was tried. */
    async record(attempt: Attempt): Promise<void> {
      const at = now();
      const beginning = new Date(Math.floor(at.getTime() / hour) * hour);
      const { kind, outcome, advisorId: advisor_id, adminId: admin_id } = attempt;
      const inBucket = (network: string | null, device: string | null) => {
        const parts = [kind, outcome, advisor_id, admin_id, network, device, beginning.getTime()];
        const bucket = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
        return { bucket, kind, outcome, advisor_id, admin_id, network, device, created_at: at };
      };
      const exact = inBucket(attempt.network, attempt.device);
      if (await countAgain(db, exact.bucket, at)) return;
      try {
        await addEvent(db, (await isCrowded(attempt, beginning)) ? inBucket(null, null) : exact);
      } catch (error) {
        // Its account was deleted meanwhile, and what is written of an account goes with it.
        if (!isReferenceGone(error)) throw error;
      }
    },

    /** A page of the log. @throws {ApiError} `invalid_request` for a cursor that is none */
    page: (query: EventQuery) =>
      answerPage(query, byTime[query.sort], slice => listEvents(db, query, slice), toEvent),

    /** What a filter leaves of the log, newest first, some at a time. */
    async *all(filter: EventFilter): AsyncGenerator<readonly SecurityEvent[]> {
      const read = (slice: Slice) => listSomeEvents(db, filter, slice);
      for await (const rows of inBatches(byTime['-created_at'], read)) yield rows.map(toEvent);
    },

    /** Deletes some of what is too old. @returns whether there may be more */
    clearSome: async (): Promise<boolean> =>
      (await deleteSomeOlder(db, new Date(now().getTime() - keptMilliseconds), deletedAtOnce)) ===
      deletedAtOnce,

    /** What an advisor's exported file says of it. It goes with the account. */
    records: {
      name: 'security',
      list: async advisorId => {
        const slice = { order: byTime['-created_at'], limit: mostExported };
        return (await listSomeEvents(db, { advisor_id: advisorId }, slice)).rows.map(toEvent);
      },
    } satisfies PersonalRecords,
  };
}

export type SecurityLog = ReturnType<typeof securityLog>;

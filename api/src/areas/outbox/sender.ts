import { z } from 'zod';
import type { Background } from '../../background.ts';
import type { Clock } from '../../clock.ts';
import { readDate, readJson } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import type { Letter } from '../../mail/letter.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { property } from '../../property.ts';
import type { MailOrder } from './outbox.ts';
import {
  deleteMail,
  deleteSomeOlder,
  isThere,
  listDue,
  type MailRow,
  markFailed,
  markSent,
  takeMail,
} from './table.ts';

const seconds = 1000;
const minutes = 60 * seconds;
const days = 24 * 60 * minutes;

/** How long a process has for one attempt. If it dies meanwhile, the next attempt begins after that. */
const leaseMilliseconds = 5 * minutes;

/** The pauses between attempts, in minutes: some two days, after which a mail is given up. */
const pauses = [0.5, 2, 5, 15, 60, 180, 360, 720, 1440];

/** How long to wait after that many attempts; undefined to give up. Who has a mail tried again after that begins anew. */
const pauseAfter = (attempts: number) => pauses[(attempts - 1) % (pauses.length + 1)];

/** How many mails a process sends at a time; it looks at more, so that several processes rarely reach for the same. */
const atOnce = 5;
const lookedAt = 50;

const keptMilliseconds = 30 * days;
const deletedAtOnce = 500;

/** A mail that is due. */
export interface DueMail extends MailOrder {
  readonly orderedAt: Date;
  /** Whether it is still to be sent: what it tells of may have been undone since it was taken. */
  readonly stands: () => Promise<boolean>;
}

/** Writes a mail, making its link; undefined when there is nobody any more whom it concerns. */
export type WriteLetter = (order: DueMail) => Promise<Letter | undefined>;

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly mail: Mailer;
  readonly background: Background;
  readonly write: WriteLetter;
}

const detailsSchema = z.record(z.string(), z.string());

/** True when the mail server says for good that there is no such mailbox; all else may be better later. */
function isNoMailbox(error: unknown): boolean {
  const code = Number(property(error, 'responseCode'));
  return property(error, 'command') === 'RCPT TO' && code >= 550 && code < 560;
}

/** What an admin reads of a failure. Mail servers repeat addresses, and what else they were sent. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/[^\s@'"<>()]+@[^\s@'"<>()]+/g, '[address]')
    .replace(/[\w-]{40,}/g, '[hidden]')
    .slice(0, 300);

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map(item => ({ item, rank: Math.random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);

/** Sends what the outbox holds. Every process does; each mail is taken by one of them. */
export function mailSender({ db, now, mail, background, write }: Parts) {
  async function send(row: MailRow): Promise<void> {
    const order = {
      kind: row.kind,
      advisorId: row.advisor_id,
      address: row.address,
      details: readJson(row.details ?? '{}', detailsSchema),
      orderedAt: readDate(row.created_at),
      stands: () => isThere(db, row.id),
    };
    try {
      const letter = await write(order);
      if (letter === undefined) return await deleteMail(db, row.id);
      // The same id at every attempt: a mail program that gets one twice may show it once.
      await mail({ ...letter, to: row.address, id: `${row.id}.${order.orderedAt.getTime()}` });
    } catch (error) {
      const attempts = row.attempts + 1;
      const pause = isNoMailbox(error) ? undefined : pauseAfter(attempts);
      await markFailed(
        db,
        { id: row.id, attempts },
        {
          state: pause === undefined ? 'failed' : 'waiting',
          last_error: reasonOf(error),
          next_at: new Date(now().getTime() + (pause ?? 0) * minutes * (0.8 + Math.random() * 0.4)),
        },
      );
      throw error;
    }
    await markSent(db, row.id, now());
  }

  async function takeSome(): Promise<MailRow[]> {
    const due = await listDue(db, now(), lookedAt);
    const taken: MailRow[] = [];
    for (const row of shuffled(due)) {
      if (taken.length === atOnce) break;
      if (await takeMail(db, row, new Date(now().getTime() + leaseMilliseconds))) taken.push(row);
    }
    return taken;
  }

  return {
    /** Sends everything that is due; a mail that fails is logged and tried again later. */
    async sendDue(): Promise<void> {
      for (let mails = await takeSome(); mails.length > 0; mails = await takeSome())
        await Promise.all(mails.map(row => background.run('send a mail', () => send(row))));
    },

    /** Deletes some of the mails that are too old to ask about. @returns whether there may be more */
    clearSome: async (): Promise<boolean> =>
      (await deleteSomeOlder(db, new Date(now().getTime() - keptMilliseconds), deletedAtOnce)) ===
      deletedAtOnce,
  };
}

export type MailSender = ReturnType<typeof mailSender>;

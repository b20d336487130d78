import type { Clock } from '../../clock.ts';
import { readDate, readOptionalDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import type { AnswerCache } from '../../http/answer-cache.ts';
import { ApiError } from '../../http/errors.ts';
import { deleteAdvisor, updateAccount } from '../advisors/accounts.ts';
import type { AdvisorRow } from '../advisors/table.ts';
import type { Audit } from '../audit/audit.ts';
import type { AccountPasswords } from '../auth/account-passwords.ts';
import type { PersonalRecords } from './personal-records.ts';

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly audit: Audit;
  readonly answers: AnswerCache;
  readonly passwords: AccountPasswords;
  readonly records: readonly PersonalRecords[];
  readonly ownerEmail: string | undefined;
}

/** The account itself, in the words of the table. The password's hash is a secret and no use to anybody. */
function accountRecord({ password_hash: _, ...advisor }: AdvisorRow) {
  return {
    ...advisor,
    must_change_password: Boolean(advisor.must_change_password),
    is_approved: Boolean(advisor.is_approved),
    email_verified_at: readOptionalDate(advisor.email_verified_at),
    plan_expires_at: readOptionalDate(advisor.plan_expires_at),
    penalty_until: readOptionalDate(advisor.penalty_until),
    created_at: readDate(advisor.created_at),
    updated_at: readDate(advisor.updated_at),
  };
}

/** What an advisor may do with the account as a whole. */
export function accountService({ db, now, audit, answers, passwords, records, ownerEmail }: Parts) {
  const isOwner = (advisor: AdvisorRow): boolean => ownerEmail !== undefined && advisor.email === ownerEmail;

  return {
    /** Everything that is stored about an advisor. */
    async export(advisor: AdvisorRow): Promise<Record<string, unknown>> {
      const parts: Record<string, unknown> = { exported_at: now(), account: accountRecord(advisor) };
      for (const { name, list } of records) parts[name] = await list(advisor.id);
      return JSON.parse(JSON.stringify(parts));
    },

    /**
     * Deletes the account and all that belongs to it, sessions included. That it was deleted stays in the audit, under
     * a number that means nobody any more, and nothing there tells of the person.
     * @throws {ApiError} `wrong_password`, `too_many_requests`
     */
    async remove(advisor: AdvisorRow, password: string): Promise<void> {
      await passwords.confirm(advisor, password);
      await db.transaction(async () => {
        await audit.write({ kind: 'advisor' }, { advisorId: advisor.id }, 'account_deleted', {});
        for (const { release } of records) await release?.(advisor.id);
        await deleteAdvisor(db, advisor.id);
        await db.afterCommit(() => answers.clear());
      });
    },

    isOwner,

    /** Gives the owner's account Diamond for good. @throws {ApiError} `forbidden`, `email_not_verified` */
    async activateOwner(advisor: AdvisorRow): Promise<AdvisorRow> {
      if (!isOwner(advisor)) throw new ApiError('forbidden');
      if (advisor.email_verified_at === null) throw new ApiError('email_not_verified');
      const changes = { plan: 'diamond', plan_expires_at: null, is_approved: true } as const;
      const target = { advisorId: advisor.id };
      await audit.audited({ kind: 'owner' }, target, 'owner_diamond_activated', async () => {
        await updateAccount(db, advisor.id, now(), changes);
        await db.afterCommit(() => answers.clear());
        return { record: { before: { plan: advisor.plan }, after: { plan: 'diamond' } } };
      });
      return { ...advisor, ...changes };
    },
  };
}

export type AccountService = ReturnType<typeof accountService>;

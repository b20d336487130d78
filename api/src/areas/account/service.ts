import { type AccountChange, accountExportSchema } from '@loan-kereta/sdk/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import type { HiddenRecords, PersonalRecords } from '../../personal-records.ts';
import type { Account } from '../advisors/account.ts';
import { accountRecord } from '../advisors/presenters.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import type { Actor, Audit } from '../audit/audit.ts';
import type { AccountPasswords } from '../auth/account-passwords.ts';

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly audit: Audit;
  /** Called when what is shown has changed. */
  readonly changed: () => void;
  readonly advisors: AdvisorsService;
  readonly passwords: AccountPasswords;
  readonly records: readonly PersonalRecords[];
  readonly hiddenRecords: readonly HiddenRecords[];
  readonly ownerEmail: string | undefined;
}

/** What an advisor may do with the account as a whole. */
export function accountService(parts: Parts) {
  const { db, now, audit, changed, advisors, passwords, records, hiddenRecords, ownerEmail } = parts;
  /**
   * Deletes an account, which the running transaction has locked, and all that belongs to it, sessions included. That it
   * was deleted stays in the audit, under a number that means nobody any more, and nothing there tells of the person.
   */
  async function erase(actor: Actor, advisorId: number): Promise<void> {
    await audit.write(actor, { advisorId }, 'account_deleted', {});
    for (const { release } of [...records, ...hiddenRecords]) await release?.(advisorId);
    await advisors.remove(advisorId);
    db.afterCommit(changed);
  }

  const isOwner = (advisor: Account): boolean => ownerEmail !== undefined && advisor.email === ownerEmail;

  return {
    /** What an advisor is given of all that is stored; the contract names each field of it. */
    async export(advisor: Account) {
      const parts: Record<string, unknown> = { exported_at: now(), account: accountRecord(advisor) };
      for (const { name, list } of records) parts[name] = await list(advisor.id);
      return accountExportSchema.parse(JSON.parse(JSON.stringify(parts)));
    },

    erase,

    /**
     * Deletes the account for its owner.
     * @throws {ApiError} `wrong_password`, `too_many_requests`; `not_signed_in` when another request was quicker
     */
    async remove(advisorId: number, password: string): Promise<void> {
      await passwords.confirm(advisorId, password);
      await db.transaction(async () => {
        await advisors.lockCaller(advisorId);
        await erase({ kind: 'advisor' }, advisorId);
      });
    },

    /** Takes the language that the account's owner reads, who they say they are, and that they have shared it; what is not given stays. */
    async saveSettings(
      advisor: Account,
      { language, name, phone, company, shared }: AccountChange,
    ): Promise<Account> {
      const changes = {
        ...(language !== undefined && { language }),
        ...(name !== undefined && { name }),
        ...(phone !== undefined && { phone: phone || null }),
        ...(company !== undefined && { company: company || null }),
        ...(shared && advisor.shared_at === null && { shared_at: now() }),
      };
      await db.transaction(async () => {
        await advisors.change(advisor.id, changes);
        // Buyers see the name of whoever shows no other.
        if (name !== undefined) db.afterCommit(changed);
      });
      return { ...advisor, ...changes };
    },

    isOwner,

    /** Gives the owner's account Diamond for good, and approves it: there may be no admin yet who could. @throws {ApiError} `forbidden`, `email_not_verified` */
    async activateOwner(advisor: Account): Promise<Account> {
      if (!isOwner(advisor)) throw new ApiError('forbidden');
      if (advisor.email_verified_at === null) throw new ApiError('email_not_verified');
      const changes = { plan: 'diamond', plan_expires_at: null, is_approved: true } as const;
      const target = { advisorId: advisor.id };
      await audit.audited({ kind: 'owner' }, target, 'owner_diamond_activated', async () => {
        const { plan, plan_expires_at, is_approved } = await advisors.lockCaller(advisor.id);
        await advisors.change(advisor.id, changes);
        db.afterCommit(changed);
        const before = { plan, plan_expires_at: plan_expires_at?.toISOString() ?? null, is_approved };
        return { record: { before, after: changes } };
      });
      return { ...advisor, ...changes };
    },
  };
}

export type AccountService = ReturnType<typeof accountService>;

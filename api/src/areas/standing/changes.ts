import type { AuditAction } from '@loan-kereta/sdk/contract';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { type Seen, staleVersion } from '../../http/versions.ts';
import type { AdminUsersService } from '../admin-users/service.ts';
import type { Account } from '../advisors/account.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import type { AdminActor, Audit, AuditRecord } from '../audit/audit.ts';

/** What an admin decides about an account. */
export type Standing = Pick<
  Account,
  'plan' | 'plan_expires_at' | 'is_approved' | 'penalty_until' | 'penalty_reason'
>;

/** By whom an account is changed, and which version of it they have seen. */
export interface Edit {
  readonly by: AdminActor;
  readonly seen: Seen;
}

/** What makes a new version of an account. */
const deciding: readonly AuditAction[] = [
  'plan_changed',
  'approved',
  'approval_revoked',
  'penalized',
  'penalty_lifted',
  'standing_restored',
  'user_created',
  'owner_diamond_activated',
  'email_changed',
  'changes_undone',
  'registered',
];

/** The standing in the words of the history, which keeps the reason of a penalty apart. */
export const stateOf = ({
  plan,
  plan_expires_at,
  is_approved,
  penalty_until,
}: Omit<Standing, 'penalty_reason'>) => ({
  plan,
  plan_expires_at: plan_expires_at?.toISOString() ?? null,
  is_approved,
  penalty_until: penalty_until?.toISOString() ?? null,
});

export type StandingState = ReturnType<typeof stateOf>;

const keyOf = (standing: Standing): string => JSON.stringify([stateOf(standing), standing.penalty_reason]);

/** Whether an account has this standing already. */
export const has = (account: Standing, standing: Partial<Standing>): boolean =>
  keyOf(account) === keyOf({ ...account, ...standing });

/** What is changed, and what the history says of it. */
interface Change<Action extends AuditAction> {
  readonly action: Action;
  readonly next: Partial<Standing>;
  readonly entry: (before: StandingState, after: StandingState, account: Account) => AuditRecord<Action>;
  /** An account of which there is something to say even when its standing stays the same. */
  readonly always?: (account: Account) => boolean;
}

interface Parts {
  readonly db: Database;
  readonly audit: Audit;
  readonly advisors: AdvisorsService;
  readonly users: Pick<AdminUsersService, 'present'>;
  /** Called when what is shown has changed. */
  readonly changed: () => void;
}

/** How the standing of accounts is changed: one seam for one account and for a thousand. */
export function standingChanges({ db, audit, advisors, users, changed }: Parts) {
  async function stale(account: Account): Promise<ApiError> {
    const last = await audit.last(account.id, deciding);
    const by = last?.admin_email ?? (last?.actor === 'advisor' ? account.email : null);
    const at = last ? new Date(last.timestamp) : account.updated_at;
    return staleVersion({ at, by, record: users.present(account) });
  }

  return {
    /**
     * An account, which nothing else changes until the running transaction ends.
     * @throws {ApiError} `user_not_found`; `stale_version` when the admin has not seen it as it is
     */
    async lock(id: number, seen: Seen): Promise<Account> {
      const [account] = await advisors.lockMany([id]);
      if (!account) throw new ApiError('user_not_found');
      if (!seen(account.version)) throw await stale(account);
      return account;
    },

    /**
     * Gives accounts, which the running transaction has locked, another standing, with an entry for each that it
     * changes; the others stay as they are.
     * @returns those that were changed, as they were
     */
    async apply<Action extends AuditAction>(
      by: AdminActor,
      accounts: readonly Account[],
      { action, next, entry, always = () => false }: Change<Action>,
    ): Promise<readonly Account[]> {
      const changes = accounts.flatMap(account => {
        const [before, after] = [stateOf(account), stateOf({ ...account, ...next })];
        const isChanged = !has(account, next) || always(account);
        return isChanged ? { account, record: entry(before, after, account) } : [];
      });
      if (changes.length === 0) return [];
      const changing = changes.map(({ account }) => account);
      await advisors.changeMany(
        changing.map(({ id }) => id),
        next,
      );
      await audit.writeAll(
        { kind: 'admin', ...by },
        action,
        changes.map(({ account, record }) => ({ target: { advisorId: account.id }, record })),
      );
      db.afterCommit(changed);
      return changing;
    },
  };
}

export type StandingChanges = ReturnType<typeof standingChanges>;

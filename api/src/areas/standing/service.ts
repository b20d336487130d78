import type { FormerStanding, StandingResponse } from '@loan-kereta/sdk/contract';
import { type PenaltyDuration, penaltyHours, ringgitOf } from '@loan-kereta/sdk/rules';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { AdminUsersService } from '../admin-users/service.ts';
import type { Account } from '../advisors/account.ts';
import { effectivePlan } from '../advisors/effective-plan.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import type { AdminActor } from '../audit/audit.ts';
import type { PaymentsService } from '../payments/service.ts';
import {
  type Edit,
  has,
  type Standing,
  type StandingChanges,
  type StandingState,
  stateOf,
} from './changes.ts';

const hour = 3_600_000;

/** What something has changed of an account, as it was. */
export interface Former {
  readonly standing: Partial<Standing>;
  /** The number of what was paid with it. */
  readonly payment: number | null;
}

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly advisors: AdvisorsService;
  readonly users: Pick<AdminUsersService, 'present'>;
  readonly payments: PaymentsService;
  readonly changes: StandingChanges;
}

/** Approval and penalties of accounts, and the way back. */
export function standingService({ db, now, advisors, users, payments, changes }: Parts) {
  const approval = (by: AdminActor, accounts: readonly Account[], is_approved: boolean) =>
    changes.apply(by, accounts, {
      action: is_approved ? 'approved' : 'approval_revoked',
      next: { is_approved },
      entry: (before, after) => ({
        before: { is_approved: before.is_approved },
        after: { is_approved: after.is_approved },
      }),
    });

  const penaltyEntry = (before: StandingState, after: StandingState) => ({
    before: { penalty_until: before.penalty_until },
    after: { penalty_until: after.penalty_until },
  });

  const restoration = (
    by: AdminActor,
    accounts: readonly Account[],
    next: Partial<Standing>,
    takenBack: (account: Account) => number,
  ) =>
    changes.apply(by, accounts, {
      action: 'standing_restored',
      next,
      entry: (before, after, account) => ({
        ...{ before, after },
        details: { paid: ringgitOf(-takenBack(account)) },
      }),
      always: account => takenBack(account) !== 0,
    });

  const self = {
    /**
     * What an admin is answered who has changed an account.
     * @param before the account as it was; undefined when there is nothing to undo
     * @param payment the number of what was paid with it
     */
    async respond(id: number, before: Account | undefined, payment?: number): Promise<StandingResponse> {
      const [account] = await advisors.lockMany([id]);
      if (!account) throw new Error('An account that is locked cannot have gone.');
      const { plan_expires_at, ...standing } = stateOf(before ?? account);
      const { penalty_reason } = before ?? account;
      return {
        user: users.present(account),
        effective_plan: effectivePlan(account, now()),
        expires_at: account.plan_expires_at?.toISOString() ?? null,
        undo: before
          ? { ...standing, penalty_reason, expires_at: plan_expires_at, takes_back: payment ?? null }
          : null,
      };
    },

    /**
     * Changes one account by `work`, all of it or nothing.
     * @param work returns the account as it was, or nothing when there is nothing to undo
     * @throws {ApiError} `user_not_found`, `stale_version`
     */
    one: (
      { seen }: Edit,
      id: number,
      work: (account: Account) => Promise<readonly Account[]>,
    ): Promise<StandingResponse> =>
      db.transaction(async () => {
        const [before] = await work(await changes.lock(id, seen));
        return self.respond(id, before);
      }),

    /**
     * Approves accounts, or takes their approval back. Belongs into a transaction.
     * @returns those that were changed, as they were
     */
    approveMany: async (by: AdminActor, ids: readonly number[], isApproved: boolean) =>
      approval(by, await advisors.lockMany(ids), isApproved),

    approve: (edit: Edit, id: number, isApproved: boolean): Promise<StandingResponse> =>
      self.one(edit, id, account => approval(edit.by, [account], isApproved)),

    /** Withholds an account's plan from now on. @param reason for other admins; empty for none */
    penalize: (edit: Edit, id: number, duration: PenaltyDuration, reason = ''): Promise<StandingResponse> =>
      self.one(edit, id, account =>
        changes.apply(edit.by, [account], {
          action: 'penalized',
          next: {
            penalty_until: new Date(now().getTime() + penaltyHours[duration] * hour),
            penalty_reason: reason || null,
          },
          entry: (before, after) => ({
            ...penaltyEntry(before, after),
            personal: reason ? { penalty_reason: reason } : null,
          }),
        }),
      ),

    lift: (edit: Edit, id: number): Promise<StandingResponse> =>
      self.one(edit, id, account =>
        changes.apply(edit.by, [account], {
          action: 'penalty_lifted',
          next: { penalty_until: null, penalty_reason: null },
          entry: penaltyEntry,
        }),
      ),

    /**
     * Puts an account back as it was, with what was paid meanwhile. Where a payment was taken back that is final: to put
     * the plan back again would give it for nothing.
     * @throws {ApiError} `user_not_found`, `stale_version`; `invalid_request` for a payment that is not there
     */
    restore: (edit: Edit, id: number, former: FormerStanding): Promise<StandingResponse> =>
      self.one(edit, id, async account => {
        const { expires_at: plan_expires_at, takes_back, penalty_reason, ...standing } = former;
        const sen = takes_back === null ? 0 : await payments.takeBack(edit.by, id, takes_back);
        const next = { ...standing, plan_expires_at, penalty_reason: penalty_reason || null };
        const restored = await restoration(edit.by, [account], next, () => sen);
        return takes_back === null ? restored : [];
      }),

    /**
     * Puts accounts back as they were, each with what it has paid, if they still are as they were `left`. Belongs into
     * a transaction.
     * @returns how many were put back
     */
    async restoreMany(
      by: AdminActor,
      left: Partial<Standing>,
      formers: ReadonlyMap<number, Former>,
    ): Promise<number> {
      const accounts = (await advisors.lockMany([...formers.keys()])).filter(account => has(account, left));
      const paid = accounts.flatMap(({ id }) => formers.get(id)?.payment ?? []);
      const taken = await payments.takeBackMany(by, paid);
      const former = ({ id }: Account) => formers.get(id)?.standing ?? {};
      let restored = 0;
      for (const alike of Map.groupBy(accounts, account => JSON.stringify(former(account))).values()) {
        const next = alike.map(former)[0] ?? {};
        restored += (await restoration(by, alike, next, ({ id }) => taken.get(id) ?? 0)).length;
      }
      return restored;
    },
  };
  return self;
}

export type StandingService = ReturnType<typeof standingService>;

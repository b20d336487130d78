import type { AdminUser } from '@loan-kereta/sdk/contract';
import type { PenaltyDuration } from '@loan-kereta/sdk/rules';
import { api } from '../../../api/api.ts';
import { useWords } from '../../../language/dictionary.ts';
import { useAdmin } from '../../../session/admin.ts';
import { confirm } from '../../../ui/confirm.ts';
import { dayInMs } from '../duration.ts';
import { expectedPlan } from './optimism.ts';
import { type ActName, givenDays, hasMore, named, penalties, possibleActs } from './possible.ts';
import { useActs } from './use-acts.ts';
import { actWords, lessQuestion, permanentQuestion } from './words.ts';

/** What can be done to one user now, each as what does it; those that hurt ask first. */
export type UserActs = { readonly [Name in ActName]?: () => void };

type Does = Record<ActName, () => unknown>;

/** Whom an act is done to, as the API takes it. */
interface Given {
  readonly params: { readonly id: number };
  readonly version: string;
}

/** The reason that a penalty is given with, and a listener for when it is stored. */
interface PenaltyReason {
  readonly reason?: string;
  readonly onPenalized?: () => void;
}

/**
 * All that an admin does to a user without a form, wherever it is offered.
 * @param onGone told who was deleted
 * @returns what can be done to a user, who stands as `version` has them, so that what somebody else changed meanwhile is
 *   not overwritten
 */
export function useUserActs(onGone?: (id: number) => void) {
  const { approval, grant, permanent, penalty, account } = useWords(actWords);
  const role = useAdmin(state => state.admin?.role);
  const { act, busy } = useActs();

  const ofStanding = (user: AdminUser, given: Given, { reason, onPenalized }: PenaltyReason) => {
    const isPenalized = user.status === 'penalized';
    const penalize = async (duration: PenaltyDuration) => {
      const length = penalty.lengths[duration];
      if (await confirm({ title: penalty.question(user.name, length), action: penalty.action, hurts: true }))
        act({
          user,
          run: () => api.standing.penalize({ ...given, body: { duration, ...(reason && { reason }) } }),
          done: penalty.done(length),
          expected: { status: 'penalized', plan: 'basic' },
          failed: penalty.failed,
          ...(onPenalized && { after: onPenalized }),
        });
    };
    return {
      approve: () =>
        act({
          user,
          run: () => api.standing.approve(given),
          done: approval.approved,
          failed: approval.approveFailed,
          expected: { is_approved: true, ...(user.status === 'pending' && { status: 'active' }) },
        }),
      revoke: async () => {
        const title = approval.revokeQuestion(user.name);
        if (await confirm({ title, text: approval.revokeText, action: approval.revoke, hurts: true }))
          act({
            user,
            run: () => api.standing.revoke(given),
            done: approval.revoked,
            failed: approval.revokeFailed,
            expected: { is_approved: false, plan: 'basic', ...(!isPenalized && { status: 'pending' }) },
          });
      },
      ...named('penalize', penalties, duration => () => penalize(duration)),
      lift: () =>
        act({
          user,
          run: () => api.standing.lift(given),
          done: penalty.lifted,
          failed: penalty.liftFailed,
        }),
    };
  };

  const ofPlan = (user: AdminUser, given: Given) => {
    const giveDays = async (days: (typeof givenDays)[number]) => {
      const end = new Date(Date.now() + days * dayInMs).toISOString();
      const isSure = !hasMore(user, end) || (await confirm(lessQuestion(grant, user.name, grant.days(days))));
      if (isSure)
        act({
          user,
          run: () => api.planChanges.grantTime({ ...given, body: { days } }),
          done: grant.done(days),
          expected: expectedPlan(user, 'premium'),
          failed: grant.failed,
        });
    };
    const makePermanent = async (plan: 'basic' | 'full') => {
      if (await confirm(permanentQuestion(permanent, plan, user.name)))
        act({
          user,
          run: () => api.planChanges.makePermanent({ ...given, body: { plan } }),
          done: permanent.done[plan],
          expected: expectedPlan(user, plan === 'full' ? 'diamond' : plan),
          failed: permanent.failed,
        });
    };
    return {
      ...named('days', givenDays, days => () => giveDays(days)),
      lifetime: async () => {
        if (await confirm({ title: grant.lifetimeQuestion(user.name), action: grant.lifetime }))
          act({
            user,
            run: () => api.planChanges.grantTime({ ...given, body: { days: -1, lifetime: true } }),
            done: grant.lifetimeDone,
            expected: expectedPlan(user, 'diamond'),
            failed: grant.lifetimeFailed,
          });
      },
      full: () => makePermanent('full'),
      basic: () => makePermanent('basic'),
    };
  };

  const ofAccount = (user: AdminUser, given: Given) => ({
    reset: async () => {
      if (await confirm({ title: account.resetQuestion(user.email), action: account.reset }))
        act({
          user,
          run: () => api.userActions.resetPassword(given),
          done: account.resetDone,
          failed: account.resetFailed,
        });
    },
    logout: async () => {
      if (await confirm({ title: account.logoutQuestion(user.name), action: account.logout, hurts: true }))
        act({
          user,
          run: () => api.userActions.forceLogout(given),
          done: account.logoutDone,
          failed: account.logoutFailed,
        });
    },
    remove: async () => {
      const title = account.removeQuestion(user.name);
      if (await confirm({ title, text: account.removeText, action: account.remove, hurts: true }))
        act({
          user,
          run: () => api.userActions.remove(given),
          done: account.removeDone(user.name),
          failed: account.removeFailed,
          after: () => onGone?.(user.id),
        });
    },
  });

  const actsOn = (user: AdminUser, version: string, penaltyReason: PenaltyReason = {}): UserActs => {
    const given = { params: { id: user.id }, version };
    const does: Does = {
      ...ofStanding(user, given, penaltyReason),
      ...ofPlan(user, given),
      ...ofAccount(user, given),
    };
    return Object.fromEntries(possibleActs(user, role).map(name => [name, () => void does[name]()]));
  };
  return { actsOn, busy };
}

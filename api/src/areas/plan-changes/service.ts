import type { StandingResponse } from '@loan-kereta/sdk/contract';
import { adminLimits, type grantDays, ringgitOf, senOf } from '@loan-kereta/sdk/rules';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { day } from '../../durations.ts';
import { invalidField } from '../../http/errors.ts';
import type { Account } from '../advisors/account.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import type { AdminActor } from '../audit/audit.ts';
import type { Paid, PaymentsService } from '../payments/service.ts';
import type { PlansService } from '../plans/service.ts';
import type { Edit, StandingChanges } from '../standing/changes.ts';
import type { StandingService } from '../standing/service.ts';
import { type Choice, timesPaid } from './price.ts';

const year = 366 * day;

/** What was paid, as an admin says it. */
export interface Payment {
  /** In RM; the price when left out. */
  readonly amount?: number | undefined;
  readonly payment_note?: string | undefined;
}

/** A plan that is given to somebody. */
export interface Gift extends Payment {
  readonly plan: Choice['plan'];
  readonly expires_at?: Date | null | undefined;
}

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly advisors: AdvisorsService;
  readonly plans: PlansService;
  readonly payments: PaymentsService;
  readonly changes: StandingChanges;
  readonly standing: StandingService;
}

/** What is free has no end. */
export const choiceIn = ({ plan, expires_at = null }: Omit<Gift, keyof Payment>): Choice => ({
  plan,
  expiresAt: plan === 'basic' ? null : expires_at,
});

/** Who has which plan until when, and what was paid for it. */
export function planChangesService({ db, now, advisors, plans, payments, changes, standing }: Parts) {
  /** @throws {ApiError} `invalid_request` for an end that is over or too far away, or a price for what is free */
  function choiceOf({ plan, expires_at, amount }: Gift): Choice {
    const [end, time] = [expires_at?.getTime(), now().getTime()];
    if (end !== undefined && end <= time)
      throw invalidField('expires_at', 'Use a time that is still to come.');
    if (end !== undefined && end > time + adminLimits.expiryYears * year)
      throw invalidField('expires_at', `Use a time within ${adminLimits.expiryYears} years.`);
    if (plan === 'basic' && amount) throw invalidField('amount', 'The Basic plan is free.');
    return choiceIn({ plan, expires_at });
  }

  /** How much is paid by whom, in sen: what the admin says, or the price of today. */
  async function priced(choice: Choice, { amount }: Payment) {
    const price = senOf(await plans.priceOf(choice.plan));
    return (account: Account | undefined): number =>
      amount === undefined ? price * timesPaid(account, choice, now()) : senOf(amount);
  }

  /** The note that no payment keeps. */
  const unpaidNote = (sen: number, { payment_note }: Payment) =>
    sen === 0 && payment_note ? { payment_note } : null;

  const give = (
    by: AdminActor,
    accounts: readonly Account[],
    { plan, expiresAt }: Choice,
    senOfAccount: (account: Account) => number,
    payment: Payment,
    always: (account: Account) => boolean,
  ) =>
    changes.apply(by, accounts, {
      action: 'plan_changed',
      next: { plan, plan_expires_at: expiresAt },
      entry: (before, after, account) => ({
        before: { plan: before.plan, plan_expires_at: before.plan_expires_at },
        after: { plan: after.plan, plan_expires_at: after.plan_expires_at },
        details: { paid: ringgitOf(senOfAccount(account)) },
        personal: unpaidNote(senOfAccount(account), payment),
      }),
      always,
    });

  const changeOne = async (edit: Edit, id: number, choice: Choice, payment: Payment) =>
    db.transaction(async () => {
      const account = await changes.lock(id, edit.seen);
      const senOfAccount = await priced(choice, payment);
      const isPaid = senOfAccount(account) !== 0;
      const [before] = await give(edit.by, [account], choice, senOfAccount, payment, () => isPaid);
      const paid = paidBy(account, choice, senOfAccount(account), payment);
      return standing.respond(id, before, paid && (await payments.add(edit.by, paid)));
    });

  const paidBy = (
    { id: advisorId }: Pick<Account, 'id'>,
    { plan }: Choice,
    sen: number,
    { payment_note: note }: Payment,
  ): Paid | undefined => (sen === 0 ? undefined : { advisorId, plan, sen, note });

  return {
    choiceOf,

    /**
     * Gives a plan, and writes down what was paid.
     * @throws {ApiError} `user_not_found`, `stale_version`, `invalid_request`
     */
    change: (edit: Edit, id: number, gift: Gift): Promise<StandingResponse> =>
      changeOne(edit, id, choiceOf(gift), gift),

    /** Grants premium for some days from now, or, for -1, diamond for ever: a gift, unless an amount is said. */
    grant: (edit: Edit, id: number, days: (typeof grantDays)[number], payment: Payment) => {
      const end = new Date(now().getTime() + days * day);
      const choice: Choice =
        days === -1 ? { plan: 'diamond', expiresAt: null } : { plan: 'premium', expiresAt: end };
      return changeOne(edit, id, choice, { ...payment, amount: payment.amount ?? 0 });
    },

    /**
     * Gives many accounts a plan, and writes down what each has paid. Belongs into a transaction, which it locks the
     * accounts in; those that are gone or have it already are left out.
     * @returns those that were changed, as they were, each with the number of what it has paid
     * @throws {ApiError} `invalid_request`
     */
    async changeMany(by: AdminActor, ids: readonly number[], gift: Gift) {
      const choice = choiceOf(gift);
      const accounts = await advisors.lockMany(ids);
      const senOfAccount = await priced(choice, gift);
      const changed = await give(by, accounts, choice, senOfAccount, gift, () => false);
      const paid = changed.flatMap(account => paidBy(account, choice, senOfAccount(account), gift) ?? []);
      const numbers = await payments.addAll(by, paid);
      return changed.map(account => ({ account, payment: numbers.get(account.id) ?? null }));
    },

    /** Writes down what was paid for the plan that an account was made with. @returns what its history has of that */
    async payFirst(by: AdminActor, account: Pick<Account, 'id'>, gift: Gift) {
      const choice = choiceOf(gift);
      const sen = (await priced(choice, gift))(undefined);
      const paid = paidBy(account, choice, sen, gift);
      if (paid) await payments.add(by, paid);
      return { details: { paid: ringgitOf(sen) }, personal: unpaidNote(sen, gift) };
    },
  };
}

export type PlanChanges = ReturnType<typeof planChangesService>;

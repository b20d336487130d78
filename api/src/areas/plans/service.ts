import type { PlanOffer, PlanOffers } from '@loan-kereta/sdk/contract';
import type { Plan } from '@loan-kereta/sdk/plans';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Callers } from '../../http/access.ts';
import type { Seen } from '../../http/versions.ts';
import type { Audit, AuditRecord } from '../audit/audit.ts';
import { documentVersion } from '../documents/service.ts';
import { listAll, replaceAll } from './table.ts';

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly audit: Audit;
  /** Called when what is shown has changed. */
  readonly changed: () => void;
}

/** What there is to buy, and which version of it this is. */
export interface VersionedPlans {
  readonly plans: readonly PlanOffer[];
  readonly version: number;
}

const statesOf = (offers: readonly PlanOffer[]): AuditRecord<'plans_saved'>['before'] => {
  const states = offers.map(({ name, offer_price = null, ...state }) => [name, { ...state, offer_price }]);
  return Object.fromEntries(states);
};

/** What the plans cost and are described by, which admins edit. What they grant is said in the code. */
export function plansService({ db, now, audit, changed }: Parts) {
  const document = documentVersion(db, 'plans');
  return {
    offers: (): Promise<PlanOffer[]> => listAll(db),

    versioned: (): Promise<VersionedPlans> =>
      db.snapshot(async () => {
        const { version } = await document.find();
        return { plans: await listAll(db), version };
      }),

    /** What a plan costs today, in RM: a month for premium, once for diamond. */
    async priceOf(plan: Plan): Promise<number> {
      const offer = (await listAll(db)).find(({ name }) => name === plan);
      if (!offer) throw new Error(`There is no price of the plan ${plan}: the database was not seeded.`);
      return offer.offer_price ?? offer.price;
    },

    /** Replaces all of it. @throws {ApiError} `stale_version` */
    save: (by: Callers['admin'], seen: Seen, given: PlanOffers): Promise<VersionedPlans> =>
      audit.audited({ kind: 'admin', ...by }, 'plans', 'plans_saved', async () => {
        const current = await document.lock(seen);
        const before = await listAll(db);
        const plans = given.map(({ offer_price, ...offer }) => ({
          ...offer,
          ...(typeof offer_price === 'number' && { offer_price }),
        }));
        const version = current.version + 1;
        await replaceAll(db, plans);
        await document.save({ version, savedAt: now(), savedBy: by.email });
        db.afterCommit(changed);
        const record = { before: statesOf(before), after: statesOf(plans), details: { version } };
        return { record, result: { plans, version } };
      }),
  };
}

export type PlansService = ReturnType<typeof plansService>;

import { plans } from '@loan-kereta/sdk/plans';
import { z } from 'zod';
import type { AdvisorsService } from '../advisors/service.ts';
import type { AdminActor, Audit } from '../audit/audit.ts';
import type { PlanChanges } from '../plan-changes/service.ts';
import type { StandingService } from '../standing/service.ts';

const gift = z.object({
  plan: z.enum(plans),
  expires_at: z.union([z.date(), z.iso.datetime().transform(text => new Date(text))]).nullish(),
  amount: z.number().optional(),
  payment_note: z.string().optional(),
});

/** What a job does to each of its users, as it is stored. */
export const workSchema = z.discriminatedUnion('kind', [
  gift.extend({ kind: z.literal('plan') }),
  z.object({ kind: z.literal('approval') }),
  z.object({ kind: z.literal('export') }),
]);
export type Work = z.output<typeof workSchema>;

interface Parts {
  readonly planChanges: Pick<PlanChanges, 'changeMany'>;
  readonly standing: Pick<StandingService, 'approveMany'>;
  readonly audit: Audit;
  readonly advisors: Pick<AdvisorsService, 'namesOf'>;
}

/** Does it to some users, in the running transaction. @returns how many were changed @throws {ApiError} `invalid_request` */
export type DoWork = (by: AdminActor, work: Work, ids: readonly number[]) => Promise<number>;

export const doWork = ({ planChanges, standing, audit, advisors }: Parts): DoWork => {
  /** The table itself is made when it is fetched; who is in it is noted here, in the history of each. */
  async function note(by: AdminActor, ids: readonly number[]): Promise<number> {
    const there = [...(await advisors.namesOf(ids)).keys()];
    const done = there.map(advisorId => ({ target: { advisorId }, record: {} }));
    await audit.writeAll({ kind: 'admin', ...by }, 'exported', done);
    return there.length;
  }

  return (by, work, ids) => {
    if (work.kind === 'plan') return planChanges.changeMany(by, ids, work);
    return work.kind === 'approval' ? standing.approveMany(by, ids, true) : note(by, ids);
  };
};

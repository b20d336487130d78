import { plans } from '@loan-kereta/sdk/plans';
import { z } from 'zod';
import type { AdminActor } from '../audit/audit.ts';
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
]);
export type Work = z.output<typeof workSchema>;

interface Parts {
  readonly planChanges: Pick<PlanChanges, 'changeMany'>;
  readonly standing: Pick<StandingService, 'approveMany'>;
}

/** Does it to some users, in the running transaction. @returns how many were changed @throws {ApiError} `invalid_request` */
export type DoWork = (by: AdminActor, work: Work, ids: readonly number[]) => Promise<number>;

export const doWork =
  ({ planChanges, standing }: Parts): DoWork =>
  (by, work, ids) =>
    work.kind === 'plan' ? planChanges.changeMany(by, ids, work) : standing.approveMany(by, ids, true);

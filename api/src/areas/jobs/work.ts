import { plans } from '@loan-kereta/sdk/plans';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { ExportNotes } from '../admin-users/export.ts';
import type { AdminActor } from '../audit/audit.ts';
import { choiceIn, type Gift, type PlanChanges } from '../plan-changes/service.ts';
import type { Standing } from '../standing/changes.ts';
import type { StandingService } from '../standing/service.ts';
import { noteChanges, takeChanges } from './changes/table.ts';

const giftSchema = z.object({
  kind: z.literal('plan'),
  plan: z.enum(plans),
  expires_at: z.union([z.date(), z.iso.datetime().transform(text => new Date(text))]).nullish(),
  amount: z.number().optional(),
  payment_note: z.string().optional(),
});

const approvalSchema = z.object({ kind: z.literal('approval') });
const exportSchema = z.object({ kind: z.literal('export') });

/** What an admin has done to many users. */
const begunSchema = z.discriminatedUnion('kind', [giftSchema, approvalSchema, exportSchema]);
export type BegunWork = z.output<typeof begunSchema>;

const undoSchema = z.object({
  kind: z.literal('undo'),
  job: z.int().meta({ description: 'which job it undoes' }),
  done: z.discriminatedUnion('kind', [giftSchema, approvalSchema]).meta({ description: 'what that job did' }),
});
export type Undo = z.output<typeof undoSchema>;

/** What a job does to each of its users, as it is stored. */
export const workSchema = z.discriminatedUnion('kind', [
  giftSchema,
  approvalSchema,
  exportSchema,
  undoSchema,
]);
export type Work = z.output<typeof workSchema>;

interface Parts {
  readonly db: Database;
  readonly planChanges: Pick<PlanChanges, 'changeMany'>;
  readonly standing: Pick<StandingService, 'approveMany' | 'restoreMany'>;
  readonly note: ExportNotes;
}

interface WorkOfJob {
  readonly job: number;
  readonly work: Work;
}

/** Does it to some users, in the running transaction. @returns how many were changed @throws {ApiError} `invalid_request` */
export type DoWork = (by: AdminActor, work: WorkOfJob, ids: readonly number[]) => Promise<number>;

/** What an account is that a job was done to, as long as nothing else has changed it. */
const left = (done: Undo['done']): Partial<Standing> => {
  if (done.kind === 'approval') return { is_approved: true };
  const { plan, expiresAt } = choiceIn(done);
  return { plan, plan_expires_at: expiresAt };
};

export const doWork = ({ db, planChanges, standing, note }: Parts): DoWork => {
  async function givePlan(by: AdminActor, job: number, gift: Gift, ids: readonly number[]): Promise<number> {
    const changed = await planChanges.changeMany(by, ids, gift);
    const former = changed.map(({ account: { id, plan, plan_expires_at }, payment }) => ({
      id,
      payment,
      standing: { plan, plan_expires_at },
    }));
    await noteChanges(db, job, former);
    return changed.length;
  }

  async function approve(by: AdminActor, job: number, ids: readonly number[]): Promise<number> {
    const changed = await standing.approveMany(by, ids, true);
    const former = changed.map(({ id, is_approved }) => ({ id, payment: null, standing: { is_approved } }));
    await noteChanges(db, job, former);
    return changed.length;
  }

  return async (by, { job, work }, ids) => {
    if (work.kind === 'plan') return givePlan(by, job, work, ids);
    if (work.kind === 'approval') return approve(by, job, ids);
    // The table itself is made when it is fetched; who is in it is noted here.
    if (work.kind === 'export') return note(by, ids);
    return standing.restoreMany(by, left(work.done), await takeChanges(db, work.job, ids));
  };
};

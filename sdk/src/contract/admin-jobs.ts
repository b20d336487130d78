import { plans } from '../plans/index.ts';
import { adminJobLimits } from '../rules/index.ts';
import { givenExpirySchema, givenPlanSchema, paidFields } from './admin-plan-changes.ts';
import { userFilters, userReportSchema } from './admin-users.ts';
import { endpoint } from './define.ts';
import { givenIdSchema, idSchema } from './ids.ts';
import { list } from './list.ts';
import { byTime, listQuery, page } from './lists.ts';
import { time } from './times.ts';
import { z } from './zod.ts';

const { selected } = adminJobLimits;

export const jobKinds = ['plan', 'approval', 'export', 'undo'] as const;
export type JobKind = (typeof jobKinds)[number];

/** A job finds its users, then does its work, until it is done, stopped by an admin, or cannot go on. */
export const jobStates = ['finding', 'working', 'done', 'stopped', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

/** Whom it is done to: those selected, or all that the list of users finds with these filters when the job begins. */
const whomFields = {
  ids: list(givenIdSchema, selected, `Select at most ${selected}, or use a filter.`).optional(),
  filter: z.object(userFilters).optional(),
};
const eitherWay = ({ ids, filter }: { ids?: unknown; filter?: unknown }) =>
  (ids === undefined) !== (filter === undefined);
const notEither = { path: ['ids'], message: 'Give either the users or a filter.' };

/** What is done to many users, as it is going on. */
export const jobSchema = z
  .object({
    id: z.int(),
    kind: z.enum(jobKinds),
    state: z.enum(jobStates),
    plan: z.enum(plans).nullable().meta({ description: 'Which plan it gives, or takes back' }),
    expires_at: time.nullable().meta({ description: 'Until when it gives the plan; null for ever' }),
    found: z.int().meta({ description: 'How many users it is done to, as far as they are found' }),
    handled: z.int().meta({ description: 'To how many of them it was done, or had been before' }),
    changed: z.int().meta({ description: 'How many it has changed; each has an entry in the history' }),
    table: z.string().nullable().meta({
      description: 'Where the table is that an export has made, for a day after; null while there is none',
    }),
    undoes: z.int().nullable().meta({ description: 'The number of the job that it undoes' }),
    can_undo: z.boolean().meta({
      description: 'Whether it can be undone: once, for a day after, where it has changed users',
    }),
    error: z.string().nullable().meta({ description: 'The code of the refusal that it has failed with' }),
    admin_email: z.string(),
    created_at: time,
    finished_at: time.nullable(),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof jobSchema>;

const common = { access: 'admin', tag: 'Jobs' } as const;
const begins = {
  ...common,
  method: 'POST',
  createsOnce: true,
  explainsFields: true,
  bodyLimit: adminJobLimits.bytes,
  status: 201,
  response: jobSchema,
  errors: ['too_many_jobs'],
} as const;
const one = {
  ...common,
  allowsSupport: true,
  params: z.object({ id: idSchema }),
  response: jobSchema,
} as const;

/** What is done to many users at once: in the background, in small steps, each user changed once. */
export const adminJobs = {
  givePlan: endpoint({
    ...begins,
    path: '/api/admin/jobs/plan',
    summary: 'Give many users a plan, and write down what each has paid: its price, unless told',
    body: z
      .object({ ...whomFields, plan: givenPlanSchema, expires_at: givenExpirySchema, ...paidFields })
      .refine(eitherWay, notEither)
      .meta({ id: 'PlanJob' }),
  }),
  approve: endpoint({
    ...begins,
    path: '/api/admin/jobs/approval',
    allowsSupport: true,
    summary: 'Approve many users',
    body: z.object(whomFields).refine(eitherWay, notEither).meta({ id: 'ApprovalJob' }),
  }),
  export: endpoint({
    ...begins,
    path: '/api/admin/jobs/export',
    stepUp: true,
    summary: 'Make a table of many users, which is fetched when it is made',
    body: z.object(whomFields).refine(eitherWay, notEither).meta({ id: 'ExportJob' }),
  }),
  table: endpoint({
    ...common,
    method: 'GET',
    path: '/api/admin/jobs/:id/users.csv',
    params: z.object({ id: idSchema }),
    stepUp: true,
    summary: 'The table that an export has made: its users, as they are when it is fetched',
    download: { name: 'users.csv', type: 'text/csv', row: userReportSchema },
    errors: ['job_not_found', 'table_not_there'],
  }),
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/api/admin/jobs',
    allowsSupport: true,
    // Each page of an admin asks every second while a job runs.
    passive: true,
    summary: 'The jobs of the last 30 days, newest first unless told',
    query: listQuery({ sorts: byTime, filters: {} }),
    response: page(jobSchema),
  }),
  get: endpoint({
    ...one,
    method: 'GET',
    path: '/api/admin/jobs/:id',
    summary: 'How far a job is',
    errors: ['job_not_found'],
  }),
  undo: endpoint({
    ...common,
    method: 'POST',
    path: '/api/admin/jobs/:id/undo',
    params: z.object({ id: idSchema }),
    createsOnce: true,
    status: 201,
    response: jobSchema,
    summary:
      'Put the users back that a job has changed, with what each has paid, by a job of its own: those that are still as that job has left them',
    errors: ['job_not_found', 'job_not_undoable', 'too_many_jobs'],
  }),
  stop: endpoint({
    ...one,
    method: 'POST',
    path: '/api/admin/jobs/:id/stop',
    summary:
      'Stop a job: what it has changed stays, the rest is left as it is. The role `support` stops its own',
    errors: ['job_not_found', 'job_ended', 'role_not_allowed'],
  }),
};

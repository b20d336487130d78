import { rateKinds } from '../loan/rate-kinds.ts';
import { plans } from '../plans/index.ts';
import { userPlans } from '../rules/index.ts';
import { carBodySchema } from './car-fields.ts';
import { adminRoles } from './define.ts';
import { time } from './times.ts';
import { z } from './zod.ts';

/** What a change records of itself. What no one but the person it is about may be named by belongs into `personal`. */
export interface AuditedFields {
  /** The fields that the change touches, as they were. */
  readonly before?: z.ZodType;
  /** The same, as they are now. */
  readonly after?: z.ZodType;
  readonly details?: z.ZodType;
  /** Such as an address: removed when the account is deleted, while the rest of the entry stays. */
  readonly personal?: z.ZodType;
}

const variantState = z.strictObject({
  brand: z.string(),
  modelCode: z.string(),
  model: z.string(),
  variant: z.string(),
  otr: z.int(),
  rate: z.number(),
  // Of a flat rate there is none.
  rateKind: z.enum(rateKinds).optional(),
  image: z.string().nullable(),
  // Entries from before there were bodies have none.
  body: carBodySchema.nullable().optional(),
  active: z.boolean(),
  includesInsurance: z.boolean(),
});
const variantStates = z.record(z.string(), variantState);

/** A change of the list of models: of each variant that was touched, by its id, and how many there were of them. */
const listChange = {
  before: variantStates,
  after: variantStates,
  details: z.strictObject({ version: z.int(), added: z.int(), removed: z.int(), changed: z.int() }),
};

/** A change of prices at a time, and of how many variants. */
const priceChange = z.strictObject({ change_id: z.int(), due_at: time, variants: z.int() });

const planState = z.strictObject({
  price: z.number(),
  offer_price: z.number().nullable(),
  description: z.string(),
  is_popular: z.boolean(),
});
const planStates = z.record(z.enum(plans), planState);

/** An admin's address stays in the history, which has to say who did what. */
const adminState = z.strictObject({ email: z.string(), role: z.enum(adminRoles), disabled: z.boolean() });

const planOfAccount = z.strictObject({ plan: z.enum(plans), plan_expires_at: time.nullable() });
const approval = z.strictObject({ is_approved: z.boolean() });
const approvedPlan = planOfAccount.extend(approval.shape);
const penalty = z.strictObject({ penalty_until: time.nullable() });
/** Free text about a person, which goes with the account. */
const penaltyReason = z.strictObject({ penalty_reason: z.string() }).nullable();
const wholeStanding = planOfAccount.extend({ ...approval.shape, ...penalty.shape });
/** In RM; below zero when a payment was taken back. */
const paid = z.strictObject({ paid: z.number() });
/** What an admin noted where nothing was paid; else the payment has it. */
const unpaidNote = z.strictObject({ payment_note: z.string() }).nullable();

/** Everything that is written into the history, with the fields that each records. */
export const auditActions = {
  registered: { after: z.strictObject({ is_approved: z.boolean() }) },
  email_verified: {},
  password_changed: {},
  password_reset: {},
  /** Somebody who knew the password signed in on a device on which the account never was. */
  new_device_signed_in: {
    personal: z.strictObject({
      browser: z.string().nullable(),
      system: z.string().nullable(),
      device: z.string(),
    }),
  },
  email_changed: { personal: z.strictObject({ from: z.string(), to: z.string() }) },
  changes_undone: { after: z.strictObject({ address_restored: z.boolean() }) },
  account_deleted: {},
  owner_diamond_activated: { before: approvedPlan, after: approvedPlan },
  second_factor_enrolled: {},
  second_factor_removed: {},
  recovery_codes_renewed: {},
  recovery_code_used: { details: z.strictObject({ left: z.int() }) },
  admin_made: { after: adminState },
  admin_changed: { before: adminState, after: adminState },
  admin_deleted: { before: adminState },
  admin_link_sent: {},
  /** An admin has signed another of their devices out, or all others. */
  sessions_ended: {},
  /** What it does to each user has an entry of its own. */
  job_begun: {
    details: z.strictObject({
      job_id: z.int(),
      kind: z.string(),
      selected: z.int().nullable(),
      filter: z.strictObject({ plan: z.string().optional(), status: z.string().optional() }).nullable(),
      undoes: z.int().optional(),
    }),
  },
  job_stopped: { details: z.strictObject({ job_id: z.int(), handled: z.int() }) },
  /** What was searched for may name a person: only that something was. */
  users_exported: {
    details: z.strictObject({
      plan: z.enum(userPlans).nullable(),
      status: z.string().nullable(),
      searched: z.boolean(),
      selected: z.int().nullable(),
      // Where a job has found them, which has noted each.
      job_id: z.int().optional(),
    }),
  },
  /** A network may tell of a person: only that one was asked for. */
  security_exported: {
    details: z.strictObject({
      kind: z.string().nullable(),
      advisor_id: z.int().nullable(),
      admin_id: z.int().nullable(),
      network: z.boolean(),
      since: time.nullable(),
      until: time.nullable(),
    }),
  },
  /** A user is in a table that an admin has had made. */
  exported: {},
  models_saved: listChange,
  model_added: listChange,
  model_changed: listChange,
  model_removed: listChange,
  /** A picture that a variant can be given from then on. */
  model_picture_added: { details: z.strictObject({ image: z.string() }) },
  prices_saved: listChange,
  price_change_scheduled: { details: priceChange },
  price_change_cancelled: { details: priceChange },
  /** What it did to the list is an entry `prices_saved`. */
  price_change_applied: { details: priceChange.extend({ changed: z.int(), skipped: z.int() }) },
  plans_saved: {
    before: planStates,
    after: planStates,
    details: z.strictObject({ version: z.int() }),
  },
  plan_changed: { before: planOfAccount, after: planOfAccount, details: paid, personal: unpaidNote },
  approved: { before: approval, after: approval },
  approval_revoked: { before: approval, after: approval },
  penalized: { before: penalty, after: penalty, personal: penaltyReason },
  penalty_lifted: { before: penalty, after: penalty },
  /** A change of plan, approval or penalty was undone. */
  standing_restored: { before: wholeStanding, after: wholeStanding, details: paid },
  user_created: { after: wholeStanding, details: paid, personal: unpaidNote },
  password_reset_sent: {},
  forced_logout: {},
  /** A live stream, which other screens show: what it shows is not written down. */
  stream_opened: {},
  /** Another session of the advisor's steers it from then on. */
  stream_taken_over: {},
  stream_ended: {},
  overlay_paired: {},
  stream_address_made: {},
  note_added: { details: z.strictObject({ note_id: z.int() }) },
  mails_retried: { details: z.strictObject({ mails: z.int() }) },
  mail_retried: { details: z.strictObject({ mail_id: z.int(), kind: z.string(), attempts: z.int() }) },
} as const satisfies Record<string, AuditedFields>;

export type AuditAction = keyof typeof auditActions;

/** Who did something: an advisor, an admin, the owner by the owner's button, or the server itself. */
export const actorKinds = ['advisor', 'admin', 'owner', 'system'] as const;
export type ActorKind = (typeof actorKinds)[number];

const state = z.record(z.string(), z.unknown());

/** One entry of the history. */
export const auditEntrySchema = z
  .object({
    id: z.int(),
    action: z.string(),
    actor: z.enum(actorKinds),
    admin_email: z.string().nullable().meta({ description: 'The admin who did it; null for anybody else' }),
    before: state.nullable().meta({ description: 'The fields that were changed, as they were' }),
    after: state.nullable().meta({ description: 'The same fields, as they are since' }),
    details: state,
    timestamp: time,
    network: z.string().nullable().meta({
      description: 'The network that the request came from; null when unknown or when the account is deleted',
    }),
    request_id: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntrySchema>;

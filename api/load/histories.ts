import type { auditActions } from '@loan-kereta/sdk/contract';
import { planDetails } from '@loan-kereta/sdk/plans';
import { ringgitOf } from '@loan-kereta/sdk/rules';
import type { NewAccount } from '../src/areas/advisors/new-account.ts';
import type { AuditRow } from '../src/areas/audit/table.ts';
import type { NoteRow } from '../src/areas/notes/table.ts';
import type { PaymentRow } from '../src/areas/payments/table.ts';
import { drawn, letters, pick } from './drawn.ts';
import { day } from './people.ts';

export interface Admin {
  readonly id: number;
  readonly email: string;
}

/** Whose past is told: an account that has its number. */
export interface Someone {
  readonly id: number;
  /** The number that everything about them is drawn from. */
  readonly number: number;
  readonly account: NewAccount;
}

const digits = '0123456789abcdef';
const visible = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const devices = [
  { browser: 'Chrome', system: 'Android', device: 'phone' },
  { browser: 'Safari', system: 'iOS', device: 'phone' },
  { browser: 'Chrome', system: 'Windows', device: 'computer' },
  { browser: 'Samsung Internet for Android', system: 'Android', device: 'phone' },
  { browser: 'Microsoft Edge', system: 'Windows', device: 'computer' },
] as const;
const remarks = [
  'Called, wants a demo next week.',
  'Minta potongan harga; tunggu kelulusan pengurus.',
  'Bayar melalui FPX, resit diterima.',
  '客户要求延长一个月。',
  'Dealer in two towns, asks for a second account.',
];
/** Networks that are for examples only (RFC 5737). */
const networks = ['192.0.2.', '198.51.100.', '203.0.113.'];

const network = (number: number, purpose: string) =>
  `${pick(number, purpose, networks)}${1 + drawn(number, `${purpose} host`, 254)}`;

type NewRow<Row> = Omit<Row, 'id' | 'created_at'> & { readonly created_at: Date };

/** What somebody has paid: for the plan they have, month by month or for a year. */
export function paymentsOf(
  { id, number, account }: Someone,
  admins: readonly Admin[],
  at: Date,
): NewRow<PaymentRow>[] {
  if (account.plan === 'basic') return [];
  const months = pick(number, 'months', [1, 1, 1, 3, 12]);
  const paid = Array.from({ length: 1 + drawn(number, 'payments', 3) }, (_, index) => {
    const admin = pick(number, `cashier ${index}`, admins);
    return {
      advisor_id: id,
      plan: account.plan,
      amount_sen: planDetails[account.plan].price * 100 * months,
      note: `FPX ${letters(number, `receipt ${index}`, digits, 8)}`,
      admin_id: admin.id,
      admin_email: admin.email,
      takes_back: null,
      created_at: new Date(account.created_at.getTime() + 3_600_000 + index * 30 * months * day),
    };
  });
  return paid.filter(({ created_at }) => created_at <= at);
}

/** What admins wrote about somebody: nothing about most. */
export function notesOf({ id, number, account }: Someone, admins: readonly Admin[]): NewRow<NoteRow>[] {
  if (drawn(number, 'noted', 12) > 0) return [];
  const admin = pick(number, 'writer', admins);
  return [
    {
      advisor_id: id,
      notes: pick(number, 'remark', remarks),
      admin_id: admin.id,
      admin_email: admin.email,
      created_at: new Date(account.created_at.getTime() + day),
    },
  ];
}

/** Where somebody is signed in: one of eight is. */
export function sessionsOf({ id, number }: Someone, at: Date) {
  if (drawn(number, 'signed in', 8) > 0) return [];
  const seen = new Date(at.getTime() - drawn(number, 'seen', 2_400_000));
  return [
    {
      token_hash: letters(number, 'token', visible, 43),
      advisor_id: id,
      created_at: new Date(seen.getTime() - drawn(number, 'begun', 3_600_000)),
      seen_at: seen,
      public_id: letters(number, 'session', visible, 22),
      ...pick(number, 'session device', devices),
      network: network(number, 'session network').replace(/\d+$/, 'x'),
    },
  ];
}

/** Five entries of the history: how somebody came, and what became of them. */
export function historyOf(someone: Someone, admins: readonly Admin[], at: Date): NewRow<AuditRow>[] {
  const { id, number, account } = someone;
  const admin = pick(number, 'admin', admins);
  const entry = (
    minute: number,
    action: keyof typeof auditActions,
    by: Admin | undefined,
    told: { before?: object; after?: object; details?: object; personal?: object } = {},
  ): NewRow<AuditRow> => ({
    advisor_id: id,
    target_admin_id: null,
    actor: by ? 'admin' : 'advisor',
    admin_id: by?.id ?? null,
    admin_email: by?.email ?? null,
    action,
    state_before: told.before ? JSON.stringify(told.before) : null,
    state_after: told.after ? JSON.stringify(told.after) : null,
    details: JSON.stringify(told.details ?? {}),
    personal: told.personal ? JSON.stringify(told.personal) : null,
    network: network(number, `network ${minute}`),
    request_id: letters(number, `request ${minute}`, digits, 16),
    created_at: new Date(account.created_at.getTime() + minute * 60_000),
  });
  const ends = account.plan_expires_at?.toISOString() ?? null;
  const [paid] = paymentsOf(someone, admins, at);
  const given = paid
    ? entry(60, 'plan_changed', admin, {
        before: { plan: 'basic', plan_expires_at: null },
        after: { plan: account.plan, plan_expires_at: ends },
        details: { paid: ringgitOf(paid.amount_sen) },
      })
    : entry(60, 'password_changed', undefined);
  const last = account.penalty_until
    ? entry(70, 'penalized', admin, {
        before: { penalty_until: null },
        after: { penalty_until: account.penalty_until.toISOString() },
      })
    : entry(70, pick(number, 'last', ['forced_logout', 'password_reset_sent'] as const), admin);
  return [
    entry(0, 'registered', undefined, { after: { is_approved: account.is_approved } }),
    account.email_verified_at ? entry(1, 'email_verified', undefined) : entry(1, 'password_reset', undefined),
    entry(20, 'new_device_signed_in', undefined, { personal: pick(number, 'device', devices) }),
    given,
    last,
  ];
}

import type {
  AdminRecord,
  EditorRecord,
  EnhancedStats,
  HistoryEntry,
  Job,
  MailRecord,
  NamedSecurityEvent,
  Note,
  Payment,
  PriceChange,
  SessionSummary,
  WholePriceChange,
} from '@loan-kereta/sdk/contract';
import { type Answers, nothing } from './server.ts';
import { at, userInDetail, users } from './users.ts';

/** A page of a list, as the API answers it. */
export const listOf = (items: readonly object[]) => ({
  items,
  next: null,
  total: { count: items.length, more: false },
});

const stats: EnhancedStats = {
  total_users: 20_003,
  active_users: 19_231,
  premium_users: 3101,
  diamond_users: 1074,
  monthly_revenue: 419_375,
  new_registrations: 480,
  new_subscriptions: 293,
  expiring_this_week: 77,
  revenue_this_month: 96_848,
  revenue_total: 1_515_208,
  plan_shares: [
    { plan: 'basic', users: 15_828, percent: 79.1, monthly_revenue: 0 },
    { plan: 'premium', users: 3101, percent: 15.5, monthly_revenue: 151_949 },
    { plan: 'diamond', users: 1074, percent: 5.4, monthly_revenue: 267_426 },
  ],
  server_time: at,
};

const days = Array.from({ length: 30 }, (_, day) => ({
  date: new Date(Date.UTC(2026, 9, 24 + day)).toISOString().slice(0, 10),
  sign_ups: 14 + ((day * 7) % 17),
  paid_plans: 5 + ((day * 5) % 18),
  revenue: 700 + ((day * 997) % 9000),
}));

const mailOf = (id: number, given: Partial<MailRecord>): MailRecord => ({
  id,
  kind: 'reset',
  address: 'nurul.aisyah@example.com',
  state: 'sent',
  attempts: 1,
  last_error: null,
  created_at: at,
  next_attempt_at: null,
  sent_at: at,
  ...given,
});

export const mails = [
  mailOf(1, {}),
  mailOf(2, {
    state: 'waiting',
    sent_at: null,
    attempts: 2,
    last_error: 'Connection timed out',
    next_attempt_at: at,
  }),
  mailOf(3, {
    kind: 'verify',
    address: 'hafiz@example.com',
    state: 'failed',
    sent_at: null,
    attempts: 8,
    last_error: 'No such mailbox',
  }),
];

export const plans = [
  { name: 'basic', price: 0, description: 'Three themes and the whole calculator.', is_popular: false },
  { name: 'premium', price: 49, description: 'Fifteen themes and your own colours.', is_popular: true },
  { name: 'diamond', price: 249, offer_price: 199, description: 'Everything, for ever.', is_popular: false },
];

const carOf = (id: string, model: string, variant: string, otr: number): EditorRecord => ({
  ...{ id, brand: 'Perodua', code: model.toLowerCase(), model, variant, otr, defaultRate: 2.9 },
  ...{ image: null, body: 'hatch', active: true, includes_insurance: false },
});

export const cars: readonly EditorRecord[] = [
  carOf('axia-e', 'Axia', '1.0 E', 40_310),
  carOf('axia-g', 'Axia', '1.0 G', 42_310),
  { ...carOf('bezza-g', 'Bezza', '1.0 G', 50_030), body: 'sedan', includes_insurance: true },
  { ...carOf('ativa-x', 'Ativa', '1.0 Turbo X', 70_260), body: 'suv', defaultRate: 2.35, active: false },
];

const entryOf = (id: number, action: string, given: Partial<HistoryEntry> = {}): HistoryEntry => ({
  ...{ id, action, actor: 'admin', admin_id: 1, admin_email: 'demo-admin@example.com' },
  ...{ before: null, after: null, details: {}, network: '203.0.113.7', request_id: null, timestamp: at },
  ...{ advisor_id: 2, advisor_name: 'Lim Wei Jian', target_admin_id: null, target_admin_email: null },
  ...given,
});

export const entries: readonly HistoryEntry[] = [
  entryOf(3, 'plan_changed', {
    before: { plan: 'basic' },
    after: { plan: 'premium' },
    details: { paid: 45.5 },
  }),
  entryOf(2, 'prices_saved', { advisor_id: null, advisor_name: null }),
  entryOf(1, 'registered', { actor: 'advisor', admin_id: null, admin_email: null }),
];

export const notes: readonly Note[] = [
  { id: 1, notes: 'Paid at the counter in Klang.', admin_email: 'nadia@example.com', created_at: at },
];

const payment: Payment = {
  ...{
    id: 1,
    advisor_id: 2,
    advisor_name: 'Lim Wei Jian',
    plan: 'premium',
    amount: 45.5,
    note: 'Transfer by Maybank',
    takes_back: null,
  },
  ...{ admin_email: 'nadia@example.com', created_at: at },
};

/** Of which the second takes the first back. */
export const payments: readonly Payment[] = [
  { ...payment, id: 2, amount: -45.5, note: null, takes_back: 1 },
  payment,
];

const priceChangeOf = (id: number, given: Partial<PriceChange>): PriceChange => ({
  ...{ id, state: 'waiting', due_at: at, variants: 2, first: ['axia-g', 'bezza-g'], changed: null },
  ...{ skipped: null, created_by: 'demo-admin@example.com', created_at: at, ended_by: null, ended_at: null },
  ...given,
});

export const priceChanges: readonly PriceChange[] = [
  priceChangeOf(3, {}),
  priceChangeOf(2, { state: 'applied', variants: 4, changed: 3, skipped: 1, ended_at: at }),
  priceChangeOf(1, { state: 'cancelled', ended_by: 'nadia@example.com', ended_at: at }),
];

/** The first of them in detail. */
export const priceChange: WholePriceChange = {
  ...(priceChanges[0] as PriceChange),
  items: [
    { id: 'axia-g', price: 41_000 },
    { id: 'bezza-g', price: 49_500, rate: 2.7 },
  ],
};

const eventOf = (id: number, given: Partial<NamedSecurityEvent>): NamedSecurityEvent => ({
  ...{ id, kind: 'sign_in', outcome: 'ok', advisor_id: 2, admin_id: null, network: '203.0.113.7' },
  ...{ device: 'Chrome · Android', count: 1, first_at: at, last_at: at },
  ...{ advisor_name: 'Lim Wei Jian', admin_email: null },
  ...given,
});

export const securityEvents: readonly NamedSecurityEvent[] = [
  eventOf(3, {}),
  eventOf(2, { outcome: 'sign_in_failed', count: 14, advisor_id: null, advisor_name: null, network: null }),
  eventOf(1, { kind: 'step_up', advisor_id: null, advisor_name: null, admin_email: 'nadia@example.com' }),
];

const jobOf = (id: number, given: Partial<Job>): Job => ({
  ...{ id, kind: 'plan', state: 'done', plan: 'premium', expires_at: null, table: null, error: null },
  ...{ found: 1204, handled: 1204, changed: 1190, admin_email: 'demo-admin@example.com' },
  ...{ created_at: at, finished_at: at, undoes: null, can_undo: false },
  ...given,
});

export const jobs: readonly Job[] = [
  jobOf(4, { state: 'working', handled: 430, changed: 428, finished_at: null }),
  jobOf(3, { can_undo: true }),
  jobOf(2, { kind: 'export', plan: null, table: '/api/admin/jobs/2/users.csv' }),
  jobOf(1, { kind: 'approval', plan: null, state: 'failed', handled: 12, error: 'internal' }),
];

const admins: readonly AdminRecord[] = [
  {
    id: 1,
    email: 'demo-admin@example.com',
    role: 'admin',
    state: 'active',
    has_second_factor: true,
    created_at: at,
  },
  {
    id: 2,
    email: 'nadia@example.com',
    role: 'support',
    state: 'invited',
    has_second_factor: false,
    created_at: at,
  },
];

const deviceOf = (id: string, given: Partial<SessionSummary>): SessionSummary => ({
  ...{ id, current: false, network: '203.0.113.x', began_at: at, seen_at: at },
  device: { browser: 'Chrome', system: 'Windows', kind: 'computer' },
  ...given,
});

export const devices: readonly SessionSummary[] = [
  deviceOf('a', { current: true }),
  deviceOf('b', { device: { browser: 'Safari', system: 'iPhone', kind: 'phone' } }),
];

/** A server on which all is well. */
export const well: Answers = {
  'GET /api/admin/users': listOf(users),
  'GET /api/admin/users/2': userInDetail,
  'GET /api/admin/users/2/notes': nothing,
  'GET /api/admin/payments': nothing,
  'GET /api/admin/users/2/audit': nothing,
  'GET /api/admin/stats': stats,
  'GET /api/admin/stats/enhanced': stats,
  'GET /api/admin/stats/series': { days },
  'GET /api/admin/jobs': nothing,
  'GET /api/admin/mails': listOf(mails),
  'GET /api/admin/plans': { plans },
  'GET /api/admin/admins': listOf(admins),
  'GET /api/admin/audit': listOf(entries),
  'GET /api/models/editor': { items: cars },
  'GET /api/prices': {
    items: cars.map(({ id, model, variant, otr, defaultRate, image }) => ({
      id,
      name: `${model} ${variant}`,
      price: otr,
      rate: defaultRate,
      image,
    })),
  },
  'GET /api/plans': { plans, support_whatsapp: '60123456789' },
};

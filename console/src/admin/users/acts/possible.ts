import type { AdminRole, AdminUser } from '@loan-kereta/sdk/contract';
import { grantDays, type PenaltyDuration, penaltyHours } from '@loan-kereta/sdk/rules';

/** For how many days premium can be given; for ever is an act of its own. */
export const givenDays = grantDays.filter(days => days !== -1);
/** For how long a plan can be withheld. */
export const penalties = Object.keys(penaltyHours) as PenaltyDuration[];

type Days = `days-${(typeof givenDays)[number]}`;
type Penalty = `penalize-${PenaltyDuration}`;

/** Everything that an admin does to a user without a form. */
export type ActName =
  | 'approve'
  | 'revoke'
  | Days
  | 'lifetime'
  | 'full'
  | 'basic'
  | Penalty
  | 'lift'
  | 'reset'
  | 'logout'
  | 'remove';

type Standing = Pick<AdminUser, 'is_approved' | 'status' | 'plan_type'>;

/** What somebody of a role may do to a user, of all that makes sense as the user stands. */
export function possibleActs(
  { is_approved, status, plan_type }: Standing,
  role: AdminRole | undefined,
): readonly ActName[] {
  if (role !== 'admin') return is_approved ? [] : ['approve'];
  return [
    is_approved ? 'revoke' : 'approve',
    ...givenDays.map(days => `days-${days}` as const),
    'lifetime',
    ...(plan_type === 'diamond' ? [] : (['full'] as const)),
    ...(plan_type === 'basic' ? [] : (['basic'] as const)),
    ...(status === 'penalized' ? (['lift'] as const) : penalties.map(each => `penalize-${each}` as const)),
    'reset',
    'logout',
    'remove',
  ];
}

/** Whether somebody has more, or for longer, than premium until a time, which would end it. @param end null for never */
export const hasMore = (
  {
    plan_type,
    status,
    access,
  }: Pick<AdminUser, 'plan_type' | 'status'> & { access: Pick<AdminUser['access'], 'expires_at'> },
  end: string | null,
): boolean =>
  status !== 'expired' &&
  (plan_type === 'diamond' ||
    (plan_type === 'premium' &&
      end !== null &&
      (access.expires_at === null || Date.parse(access.expires_at) > Date.parse(end))));

/** Whether somebody has more than they would be given, or for longer. */
export const losesBy = (
  user: Parameters<typeof hasMore>[0],
  given: { readonly plan: AdminUser['plan_type']; readonly expires_at: string | null },
): boolean =>
  given.plan === 'basic'
    ? user.status !== 'expired' && user.plan_type !== 'basic'
    : given.plan === 'premium' && hasMore(user, given.expires_at);

/** Something for each of some acts of a kind, by their names. */
export const named = <Value extends string | number, Kind extends string, Thing>(
  kind: Kind,
  values: readonly Value[],
  of: (value: Value) => Thing,
) =>
  // What Object.fromEntries forgets of its keys.
  Object.fromEntries(values.map(value => [`${kind}-${value}`, of(value)])) as Record<
    `${Kind}-${Value}`,
    Thing
  >;

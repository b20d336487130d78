/** What an admin does to a user, as a test does it. */
export interface Tried {
  readonly press: string;
  /** What the dialog that asks is called, and its button, where one asks. */
  readonly asks?: { readonly title: string; readonly button: string };
  readonly failed: string;
  readonly done: string;
  /** How the history calls it, and its screen. */
  readonly action: string;
  readonly called: string;
}

/** Whom it is done to. */
export const name = 'Noraini binti Salleh';

export const ofPlan: readonly Tried[] = [
  {
    press: '3 days',
    failed: 'Failed to assign time-based access',
    done: 'Time-based access (3 days) assigned successfully',
    ...{ action: 'plan_changed', called: 'Plan changed' },
  },
  {
    press: 'Lifetime',
    asks: { title: `Grant ${name} lifetime access?`, button: 'Lifetime' },
    failed: 'Failed to grant lifetime access',
    done: 'Lifetime access granted successfully',
    ...{ action: 'plan_changed', called: 'Plan changed' },
  },
  {
    press: 'Downgrade to Basic',
    asks: { title: `Downgrade ${name} to Basic?`, button: 'Downgrade to Basic' },
    failed: 'Failed to change plan',
    done: 'Plan changed to Basic (Free) successfully',
    ...{ action: 'plan_changed', called: 'Plan changed' },
  },
  {
    press: 'Upgrade to Full',
    asks: { title: `Upgrade ${name} to the Full Version?`, button: 'Upgrade to Full' },
    failed: 'Failed to change plan',
    done: 'Plan changed to Full Version successfully',
    ...{ action: 'plan_changed', called: 'Plan changed' },
  },
];

export const ofAccount: readonly Tried[] = [
  {
    press: 'Revoke approval',
    asks: { title: `Revoke the approval of ${name}?`, button: 'Revoke approval' },
    failed: 'Failed to revoke user',
    done: 'User access revoked successfully',
    ...{ action: 'approval_revoked', called: 'Approval revoked' },
  },
  {
    press: 'Approve',
    failed: 'Failed to approve user',
    done: 'User approved successfully',
    ...{ action: 'approved', called: 'Approved' },
  },
  {
    press: '3 days',
    asks: { title: `Penalize ${name} for 3 days?`, button: 'Penalize' },
    failed: 'Failed to apply penalty',
    done: 'User penalized for 3 days',
    ...{ action: 'penalized', called: 'Penalized' },
  },
  {
    press: 'Lift the penalty',
    failed: 'Failed to lift the penalty',
    done: 'The penalty was lifted',
    ...{ action: 'penalty_lifted', called: 'Penalty lifted' },
  },
  {
    press: 'Send password reset',
    asks: { title: 'Mail a link for a new password to', button: 'Send password reset' },
    failed: 'Failed to send password reset',
    done: 'Password reset email sent successfully',
    ...{ action: 'password_reset_sent', called: 'Password reset sent' },
  },
  {
    press: 'Force logout',
    asks: { title: `Sign ${name} out on all devices?`, button: 'Force logout' },
    failed: 'Failed to force logout',
    done: 'User forced to logout from all devices',
    ...{ action: 'forced_logout', called: 'Signed out everywhere' },
  },
];

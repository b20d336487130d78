import { account } from './account.ts';
import { adminAuth } from './admin-auth.ts';
import { creation } from './admin-creation.ts';
import { history } from './admin-history.ts';
import { adminJobs } from './admin-jobs.ts';
import { notes } from './admin-notes.ts';
import { payments } from './admin-payments.ts';
import { planChanges } from './admin-plan-changes.ts';
import { adminPlans } from './admin-plans.ts';
import { standing } from './admin-standing.ts';
import { userActions } from './admin-user-actions.ts';
import { adminUsers } from './admin-users.ts';
import { admins } from './admins.ts';
import { auth } from './auth.ts';
import { editedData } from './edited-data.ts';
import { embed } from './embed.ts';
import { embedChecks } from './embed-checks.ts';
import { hosted } from './hosted.ts';
import { layouts } from './layouts.ts';
import { mails } from './mails.ts';
import { models } from './models.ts';
import { plans } from './plans.ts';
import { priceChanges } from './price-changes.ts';
import { prices } from './prices.ts';
import { profile } from './profile.ts';
import { secondFactor } from './second-factor.ts';
import { security } from './security.ts';
import { adminSessions, sessions } from './sessions.ts';
import { stats } from './stats.ts';
import { streams } from './streams.ts';
import { system } from './system.ts';
import { uploads } from './uploads.ts';

export * from './account.ts';
export * from './account-export.ts';
export * from './admin-auth.ts';
export * from './admin-creation.ts';
export * from './admin-history.ts';
export * from './admin-jobs.ts';
export * from './admin-notes.ts';
export * from './admin-payments.ts';
export * from './admin-plan-changes.ts';
export * from './admin-plans.ts';
export * from './admin-standing.ts';
export * from './admin-user-actions.ts';
export * from './admin-users.ts';
export * from './admins.ts';
export * from './audit.ts';
export * from './auth.ts';
export { ceilingFault } from './car-fields.ts';
export * from './define.ts';
export * from './edited-data.ts';
export * from './embed.ts';
export * from './embed-checks.ts';
export * from './errors.ts';
export * from './features.ts';
export * from './granted.ts';
export * from './layouts.ts';
export * from './lists.ts';
export * from './mails.ts';
export * from './models.ts';
export * from './plans.ts';
export * from './price-changes.ts';
export * from './prices.ts';
export * from './profile.ts';
export * from './second-factor.ts';
export * from './security.ts';
export * from './sessions.ts';
export * from './stats.ts';
export * from './streams.ts';
export * from './uploads.ts';

/** Every endpoint of the API, by area. */
export const contract = {
  system,
  models,
  embed,
  embedChecks,
  auth,
  account,
  sessions,
  plans,
  adminAuth,
  adminSessions,
  secondFactor,
  admins,
  profile,
  uploads,
  prices,
  priceChanges,
  editedData,
  layouts,
  hosted,
  streams,
  mails,
  security,
  payments,
  adminPlans,
  stats,
  planChanges,
  standing,
  notes,
  history,
  creation,
  userActions,
  adminJobs,
  adminUsers,
};

import type { AccountService } from './areas/account/service.ts';
import type { AdminUsersService } from './areas/admin-users/service.ts';
import type { AdvisorsService } from './areas/advisors/service.ts';
import type { Audit } from './areas/audit/audit.ts';
import { auditRoutes } from './areas/audit/routes.ts';
import type { AccountPasswords } from './areas/auth/account-passwords.ts';
import { creationRoutes } from './areas/creation/routes.ts';
import { creationService } from './areas/creation/service.ts';
import { notesRoutes } from './areas/notes/routes.ts';
import type { NotesService } from './areas/notes/service.ts';
import { paymentsRoutes } from './areas/payments/routes.ts';
import type { PaymentsService } from './areas/payments/service.ts';
import { planChangeRoutes } from './areas/plan-changes/routes.ts';
import { type PlanChanges, planChangesService } from './areas/plan-changes/service.ts';
import type { PlansService } from './areas/plans/service.ts';
import type { SessionsService } from './areas/sessions/service.ts';
import { standingChanges } from './areas/standing/changes.ts';
import { standingRoutes } from './areas/standing/routes.ts';
import { standingService } from './areas/standing/service.ts';
import { userActionRoutes } from './areas/user-actions/routes.ts';
import { userActions } from './areas/user-actions/service.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Route } from './http/bind.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Names } from './names.ts';

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly publicUrl: string;
  readonly audit: Audit;
  readonly limits: RateLimits;
  readonly advisors: AdvisorsService;
  readonly users: AdminUsersService;
  readonly account: AccountService;
  readonly passwords: AccountPasswords;
  readonly sessions: SessionsService;
  readonly plans: PlansService;
  readonly payments: PaymentsService;
  readonly notes: NotesService;
  readonly names: Names;
  /** Called when what is shown has changed. */
  readonly changed: () => void;
}

/** Puts together what admins do to accounts, one at a time; many at once are done by the services it gives. */
export function userAdministration(parts: Parts): {
  routes: readonly Route[];
  planChanges: PlanChanges;
} {
  const { audit, names, payments, notes } = parts;
  const changes = standingChanges(parts);
  const standing = standingService({ ...parts, changes });
  const planChanges = planChangesService({ ...parts, changes, standing });
  const creation = creationService({ ...parts, planChanges });
  const actions = userActions({ ...parts, changes });
  return {
    routes: [
      ...planChangeRoutes(planChanges),
      ...standingRoutes(standing),
      ...creationRoutes(creation),
      ...userActionRoutes(actions),
      ...notesRoutes(notes),
      ...paymentsRoutes(payments, names),
      ...auditRoutes(audit, names),
    ],
    planChanges,
  };
}

import { exportNotes, type MakeTable, userTable } from '../areas/admin-users/export.ts';
import { findUsers } from '../areas/admin-users/find.ts';
import { adminUser } from '../areas/admin-users/presenters.ts';
import { adminsService } from '../areas/admins/service.ts';
import type { Account } from '../areas/advisors/account.ts';
import { advisorsService } from '../areas/advisors/service.ts';
import { auditService } from '../areas/audit/audit.ts';
import { usersOf } from '../areas/jobs/exported.ts';
import { jobRunner } from '../areas/jobs/runner.ts';
import { doWork } from '../areas/jobs/work.ts';
import { linksService } from '../areas/links/service.ts';
import { paymentsService } from '../areas/payments/service.ts';
import { planChangesService } from '../areas/plan-changes/service.ts';
import { plansService } from '../areas/plans/service.ts';
import { sessionsService } from '../areas/sessions/service.ts';
import { slugsService } from '../areas/slugs/service.ts';
import { standingChanges } from '../areas/standing/changes.ts';
import { standingService } from '../areas/standing/service.ts';
import { talliesService } from '../areas/tallies/service.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly publicUrl: string;
  readonly isEnding: () => boolean;
}

/** What is done for many users at once, put together for the thread that does it. */
export function workAside({ db, now, publicUrl, isEnding }: Parts): {
  workOnJobs: () => Promise<void>;
  makeTable: MakeTable;
} {
  // What buyers are shown may be a second old, so nobody is told of each of thousands of changes.
  const changed = () => {};
  const users = { present: (account: Account) => adminUser(account, publicUrl, now()) };
  const audit = auditService(db, now);
  const advisors = advisorsService(db, now, slugsService(db), linksService(db, now));
  const admins = adminsService(db, now, sessionsService(db, now));
  const plans = plansService({ db, now, audit, changed });
  const payments = paymentsService(db, now);
  const changes = standingChanges({ db, audit, advisors, users, changed });
  const standing = standingService({ db, now, advisors, users, payments, changes });
  const planChanges = planChangesService({ db, now, advisors, plans, payments, changes, standing });
  const runner = jobRunner({
    db,
    now,
    audit,
    admins,
    isEnding,
    find: findUsers(db, now),
    work: doWork({ db, planChanges, standing, note: exportNotes(audit, advisors) }),
    gather: talliesService(db).gather,
  });
  return { workOnJobs: runner.workAll, makeTable: userTable(db, job => usersOf(db, job)) };
}

import { seedFirstAdmin } from './areas/admins/seed.ts';
import { adminsService } from './areas/admins/service.ts';
import { seedDemoAdvisors } from './areas/advisors/seed.ts';
import { advisorsService } from './areas/advisors/service.ts';
import { auditService } from './areas/audit/audit.ts';
import { type DemoSignIn, demoAccounts } from './areas/demo/accounts.ts';
import { linksService } from './areas/links/service.ts';
import { seedVariants } from './areas/models/seed.ts';
import { seedPlans } from './areas/plans/seed.ts';
import { sessionsService } from './areas/sessions/service.ts';
import { slugsService } from './areas/slugs/service.ts';
import { talliesService } from './areas/tallies/service.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';

/**
 * Puts into a database what it has to hold from the start. Running it again changes nothing.
 * @returns the demo passwords that were set just now
 */
export async function seed(db: Database, config: Config, at: Date): Promise<readonly DemoSignIn[]> {
  const now = () => at;
  const sessions = sessionsService(db, now);
  const admins = adminsService(db, now, sessions);
  const advisors = advisorsService(db, now, slugsService(db), linksService(db, now));
  const demo = demoAccounts({ db, advisors, admins, sessions });

  await talliesService(db).keep();
  await seedVariants(db, at);
  await seedPlans(db, at);
  if (config.admin) await seedFirstAdmin({ db, admins, audit: auditService(db, now) }, config.admin);
  if (!config.demo) {
    await demo.close();
    return [];
  }
  await seedDemoAdvisors(db, at);
  return demo.open(config.demoPassword);
}

import { seedFirstAdmin } from '../areas/admins/seed.ts';
import { seedDemoAdvisors } from '../areas/advisors/seed.ts';
import { closeDemoAccounts, type DemoSignIn, openDemoAccounts } from '../areas/demo/accounts.ts';
import { seedVariants } from '../areas/models/seed.ts';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';

/**
 * Puts into a database what it has to hold from the start. Running it again changes nothing.
 * @returns the demo passwords that were set just now
 */
export async function seed(db: Database, config: Config, now: Date): Promise<readonly DemoSignIn[]> {
  await seedVariants(db, now);
  if (config.admin) await seedFirstAdmin(db, config.admin, now);
  if (!config.demo) {
    await closeDemoAccounts(db, now);
    return [];
  }
  await seedDemoAdvisors(db, now);
  return openDemoAccounts(db, config.demoPassword, now);
}

import { seedDemoAdvisors } from '../areas/advisors/seed.ts';
import { seedVariants } from '../areas/models/seed.ts';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';

/** Puts into a database what it has to hold from the start. Running it again changes nothing. */
export async function seed(db: Database, config: Config, now: Date): Promise<void> {
  await seedVariants(db, now);
  if (config.demo) await seedDemoAdvisors(db, now);
}

import type { Plan } from '@loan-kereta/sdk/plans';
import type { Database } from '../../db/database.ts';
import { demos } from './demos.ts';
import { newAccount } from './new-account.ts';
import { insertMissing } from './table.ts';

const emailOf = (plan: Plan): string => `demo-${plan}@example.com`;

/** The addresses that the demo advisors sign in with. */
export const demoAdvisorEmails = demos.map(demo => emailOf(demo.plan));

/** Adds the demo advisors `demo-basic`, `demo-premium` and `demo-diamond` where they are missing. */
export async function seedDemoAdvisors(db: Database, now: Date): Promise<void> {
  await insertMissing(
    db,
    demos.map(demo => newAccount({ ...demo, email: emailOf(demo.plan), slug: `demo-${demo.plan}` }, now)),
  );
}

import { firstDescriptions, planDetails, plans } from '@loan-kereta/sdk/plans';
import type { Database } from '../../db/database.ts';
import { documentVersion } from '../documents/service.ts';
import { replaceAll } from './table.ts';

/** Puts the plans into a new database. What an admin has made of them stays. */
export async function seedPlans(db: Database, now: Date): Promise<void> {
  await db.transaction(async () => {
    if (!(await documentVersion(db, 'plans').start(now))) return;
    await replaceAll(
      db,
      plans.map(name => ({
        name,
        price: planDetails[name].price,
        description: firstDescriptions[name],
        is_popular: name === 'premium',
      })),
    );
  });
}

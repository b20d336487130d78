import { type Plan, planDetails, plans } from '@loan-kereta/sdk/plans';
import type { Database } from '../../db/database.ts';
import { documentVersion } from '../documents/service.ts';
import { replaceAll } from './table.ts';

const descriptions: Record<Plan, string> = {
  basic: 'Three themes and the whole calculator, free for as long as you like.',
  premium: 'Fifteen themes, your own colours, presenter mode and sharing by WhatsApp, without our watermark.',
  diamond: 'Full Version, paid once: all twenty themes, your own prices and models, and everything else.',
};

/** Puts the plans into a new database. What an admin has made of them stays. */
export async function seedPlans(db: Database, now: Date): Promise<void> {
  await db.transaction(async () => {
    if (!(await documentVersion(db, 'plans').start(now))) return;
    await replaceAll(
      db,
      plans.map(name => ({
        name,
        price: planDetails[name].price,
        description: descriptions[name],
        is_popular: name === 'premium',
      })),
    );
  });
}

import type { PaletteName, Plan, ThemeId } from '@loan-kereta/sdk/plans';
import type { Database } from '../../db/database.ts';
import { newAccount } from './new-account.ts';
import { insertMissing } from './table.ts';

interface Demo {
  readonly plan: Plan;
  readonly name: string;
  readonly branding: string;
  readonly headline: string;
  readonly whatsapp: string;
  readonly theme: ThemeId;
  readonly palette: PaletteName;
}

// Invented people; the numbers end in zeros so that nobody takes them for real ones.
const demos: readonly Demo[] = [
  {
    plan: 'basic',
    name: 'Nurul Aisyah binti Rahman',
    branding: 'Aisyah Perodua Klang',
    headline: 'Kereta pertama anda bermula di sini',
    whatsapp: '012-000 0001',
    theme: 'theme-01',
    palette: 'default',
  },
  {
    plan: 'premium',
    name: 'Lim Wei Jian',
    branding: 'Wei Jian Auto PJ',
    headline: 'Kira ansuran dalam masa seminit',
    whatsapp: '012-000 0002',
    theme: 'theme-07',
    palette: 'ocean',
  },
  {
    plan: 'diamond',
    name: 'Kavitha a/p Raman',
    branding: 'Kavitha Perodua Ipoh',
    headline: 'Pandu pulang Perodua idaman anda',
    whatsapp: '012-000 0003',
    theme: 'theme-10',
    palette: 'royal',
  },
];

const emailOf = (plan: Plan): string => `demo-${plan}@example.com`;

/** The addresses that the demo advisors sign in with. */
export const demoAdvisorEmails = demos.map(demo => emailOf(demo.plan));

/** Adds the demo advisors `demo-basic`, `demo-premium` and `demo-diamond` where they are missing. */
export async function seedDemoAdvisors(db: Database, now: Date): Promise<void> {
  await insertMissing(
    db,
    demos.map(demo =>
      newAccount(
        {
          email: emailOf(demo.plan),
          name: demo.name,
          plan: demo.plan,
          slug: `demo-${demo.plan}`,
          branding_name: demo.branding,
          headline: demo.headline,
          whatsapp: demo.whatsapp,
          theme_key: demo.theme,
          palette: demo.palette,
        },
        now,
      ),
    ),
  );
}

import type { PaletteName, Plan, ThemeId } from '@loan-kereta/sdk/plans';
import { exampleSlug } from '@loan-kereta/sdk/rules';
import type { Account } from './account.ts';
import { newAccount } from './new-account.ts';

interface Demo {
  readonly plan: Plan;
  readonly name: string;
  readonly branding_name: string;
  readonly headline: string;
  readonly whatsapp: string;
  readonly theme_key: ThemeId;
  readonly palette: PaletteName;
}

// Invented people; the numbers end in zeros so that nobody takes them for real ones.
const aisyah: Demo = {
  plan: 'basic',
  name: 'Nurul Aisyah binti Rahman',
  branding_name: 'Aisyah Perodua Klang',
  headline: 'Kereta pertama anda bermula di sini',
  whatsapp: '012-000 0001',
  theme_key: 'theme-01',
  palette: 'default',
};

export const demos: readonly Demo[] = [
  aisyah,
  {
    plan: 'premium',
    name: 'Lim Wei Jian',
    branding_name: 'Wei Jian Auto PJ',
    headline: 'Kira ansuran dalam masa seminit',
    whatsapp: '012-000 0002',
    theme_key: 'theme-07',
    palette: 'ocean',
  },
  {
    plan: 'diamond',
    name: 'Kavitha a/p Raman',
    branding_name: 'Kavitha Perodua Ipoh',
    headline: 'Pandu pulang Perodua idaman anda',
    whatsapp: '012-000 0003',
    theme_key: 'theme-10',
    palette: 'royal',
  },
];

/** The advisor whom the landing page shows: in production too, where nobody is made up in the database. */
export const exampleAdvisor = (at: Date): Account => ({
  id: 0,
  ...newAccount({ ...aisyah, slug: exampleSlug, email: '' }, at),
});

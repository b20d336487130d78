import { type Plan, planDetails } from '@loan-kereta/sdk/plans';

/** What the advisor's tools call the plans. */
export const planNames: Readonly<Record<Plan, string>> = {
  basic: planDetails.basic.label,
  premium: 'Premium',
  diamond: 'Diamond',
};

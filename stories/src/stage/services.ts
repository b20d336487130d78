import { perodua } from '@loan-kereta/sdk/catalogue';
import type { PlanName } from '@loan-kereta/sdk/plans';
import type { AdvisorServices, DataEditing } from '@loan-kereta/widget/advisor/services.ts';
import { fn } from 'storybook/test';

export const saveData = fn<DataEditing['save']>(async () => {}).mockName('saveData');
export const resetData = fn<DataEditing['reset']>(async () => {}).mockName('resetData');

/** What the page does for its advisor: here all of it works, at once, and is logged under Actions. */
export const pageServices = {
  saveProfile: fn<AdvisorServices['saveProfile']>(async () => {}).mockName('saveProfile'),
  upload: fn<AdvisorServices['upload']>(async file => URL.createObjectURL(file)).mockName('upload'),
  saveTheme: fn<AdvisorServices['saveTheme']>(async () => {}).mockName('saveTheme'),
  savePalette: fn<AdvisorServices['savePalette']>(async () => {}).mockName('savePalette'),
  editData: () => ({ save: saveData, reset: resetData, load: async () => perodua }),
  goLive: fn<AdvisorServices['goLive']>().mockName('goLive'),
  shows: fn<AdvisorServices['shows']>().mockName('shows'),
} satisfies Partial<AdvisorServices>;

/** The same for an advisor of a plan: a guest has no account, and so no address. */
export const servicesFor = (plan: PlanName): AdvisorServices => ({
  ...pageServices,
  email: plan === 'guest' ? '' : 'aisyah@example.com',
  supportPhone: '60199998888',
  hasLayout: false,
});

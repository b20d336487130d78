import { type Plan, planNames } from './plans.ts';

/**
 * What a new database describes the plans by. As long as one stands there unchanged, the console says it in the reader's own
 * language; what an admin writes in its place is shown to everybody as it was written.
 */
export const firstDescriptions: Readonly<Record<Plan, string>> = {
  basic: 'Three themes and the whole calculator, free for as long as you like.',
  premium: 'Fifteen themes, your own colours, presenter mode and sharing by WhatsApp, without our watermark.',
  diamond: 'Full Version, paid once: all twenty themes, your own prices and models, and everything else.',
};

/** What the plans are called where one is introduced: in its badge, the list of plans and an account. */
export const planTitles: Readonly<Record<Plan, string>> = { ...planNames, diamond: 'Diamond (Full Version)' };

import type { AccountSettings, Profile } from '@loan-kereta/sdk/contract';
import type { PageWords } from '@loan-kereta/sdk/languages/console/pages';
import { pages } from '@loan-kereta/sdk/pages';

export interface Step {
  readonly id: keyof PageWords['first-steps']['steps'];
  readonly done: boolean;
  /** Where it is done. */
  readonly to: string;
}

/** The part of the account's page where the address is confirmed. */
export const emailPart = 'email';

/** What a new advisor does first, in order. @param shared whether this browser knows that the calculator was put anywhere */
export const stepsOf = (profile: Profile, settings: AccountSettings, shared: boolean): readonly Step[] => [
  { id: 'opened', done: true, to: pages.account.path },
  { id: 'whatsapp', done: profile.whatsapp !== '', to: pages.profile.path },
  { id: 'photo', done: (profile.uploaded_image ?? profile.photo_url) !== null, to: pages.profile.path },
  { id: 'email', done: settings.email_verified, to: `${pages.account.path}#${emailPart}` },
  { id: 'share', done: shared || settings.shared, to: pages.embed.path },
];

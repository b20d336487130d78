import type { NewAccount } from '../src/areas/advisors/new-account.ts';
import { newAccount } from '../src/areas/advisors/new-account.ts';
import { drawn } from './drawn.ts';
import { brandOf, emailOf, nameOf } from './names.ts';

export const day = 86_400_000;
/** What the public names of all invented people begin with. */
export const slugStart = 'load-';

/** The account of an invented person; seven of ten are free, a few have expired, are pending or penalized. */
export function person(number: number, at: Date): NewAccount {
  const name = nameOf(number);
  const share = (purpose: string) => drawn(number, purpose, 1000);
  const plan = share('plan') < 700 ? 'basic' : share('plan') < 930 ? 'premium' : 'diamond';
  // Long enough ago for what has happened to them since.
  const age = 7_200_000 + drawn(number, 'created', 900) * day + drawn(number, 'moment', day);
  const created = new Date(at.getTime() - age);
  const ends = plan === 'premium' || (plan === 'diamond' && share('forever') < 600);
  const digits = String(drawn(number, 'phone', 10_000_000)).padStart(7, '0');
  return newAccount(
    {
      name,
      email: emailOf(number, name),
      slug: `${slugStart}${number}`,
      branding_name: brandOf(number, name).slice(0, 50),
      whatsapp: `01${drawn(number, 'operator', 10)}-${digits.slice(0, 3)} ${digits.slice(3)}`,
      plan,
      plan_expires_at: ends ? new Date(at.getTime() + (drawn(number, 'expiry', 400) - 120) * day) : null,
      is_approved: share('approved') >= 30,
      penalty_until:
        share('penalty') < 10 ? new Date(at.getTime() + (1 + drawn(number, 'until', 30)) * day) : null,
      email_verified_at: share('verified') < 850 ? new Date(created.getTime() + 60_000) : null,
      language: (['ms', 'ms', 'en', 'zh', null] as const)[drawn(number, 'language', 5)] ?? null,
      updated_at: new Date(created.getTime() + (share('updated') < 500 ? 0 : drawn(number, 'later', day))),
    },
    created,
  );
}

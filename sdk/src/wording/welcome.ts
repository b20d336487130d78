import { type Plan, planNames } from '../plans/index.ts';
import { normalisePhone } from '../reading/phone.ts';
import { malaysia } from '../rules/malaysia.ts';
import { plain, whatsappLink } from './whatsapp.ts';

/** What somebody is told whose account an admin has made. */
export interface Welcome {
  readonly name: string;
  readonly email: string;
  /** The one that the admin was shown. */
  readonly password: string;
  readonly plan: Plan;
  /** null for never. */
  readonly expiresAt: Date | null;
  /** Where to sign in. */
  readonly address: string;
  /** As the admin typed it. */
  readonly whatsapp: string;
}

const day = new Intl.DateTimeFormat('ms-MY', { dateStyle: 'long', timeZone: malaysia.timeZone });

/** What an admin sends to the owner of a new account, in Malay, and a link that opens their chat with it. */
export function welcomeMessage({ name, email, password, plan, expiresAt, address, whatsapp }: Welcome): {
  text: string;
  link: string;
} {
  const end = expiresAt ? day.format(expiresAt) : 'tiada tarikh tamat';
  const text = [
    `Hai ${plain(name)}! Akaun Loan Kereta anda sudah sedia.`,
    '',
    `E-mel: ${email}`,
    `Kata laluan: ${password}`,
    `Pelan: ${planNames[plan]}`,
    `Sah hingga: ${end}`,
    '',
    `Log masuk di ${address} dan pilih kata laluan anda sendiri.`,
  ].join('\n');
  return { text, link: whatsappLink(normalisePhone(whatsapp) ?? '', text) };
}

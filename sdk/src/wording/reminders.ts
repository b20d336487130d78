import { type Plan, planNames } from '../plans/index.ts';
import { normalisePhone } from '../reading/phone.ts';
import { malaysia } from '../rules/malaysia.ts';
import { plain, whatsappLink } from './whatsapp.ts';

/** An account that an admin writes to. */
interface Recipient {
  readonly name: string;
  /** As the advisor typed it. */
  readonly whatsapp: string;
}

/** A link to the chat of an account, with a message in Malay; undefined where the account has no number. */
function chatWith({ name, whatsapp }: Recipient, sentences: readonly string[]): string | undefined {
  const digits = normalisePhone(whatsapp);
  return digits && whatsappLink(digits, [`Hai ${plain(name)},`, ...sentences].join(' '));
}

/** Opens the chat of an account that waits for approval. */
export const waitingChat = (recipient: Recipient): string | undefined =>
  chatWith(recipient, [
    'terima kasih kerana mendaftar di Loan Kereta.',
    'Akaun anda sedang menunggu kelulusan.',
    'Kami akan maklumkan sebaik sahaja akaun anda diluluskan.',
  ]);

/** Opens the chat of an account whose plan ends soon. @param expiresAt when it ends, ISO 8601 */
export function renewalChat(recipient: Recipient, plan: Plan, expiresAt: string): string | undefined {
  const day = new Intl.DateTimeFormat('ms-MY', { dateStyle: 'long', timeZone: malaysia.timeZone });
  return chatWith(recipient, [
    `pelan ${planNames[plan]} Loan Kereta anda tamat pada ${day.format(new Date(expiresAt))}.`,
    'Balas mesej ini jika anda mahu memperbaharuinya.',
  ]);
}

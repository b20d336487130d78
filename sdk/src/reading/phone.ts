import { toAscii } from './ascii.ts';

/** Malaysian numbers after the 60: mobile, then Klang Valley, other Peninsular and Borneo landlines. */
const malaysian = /^60(1([02-9]\d{7}|[159]\d{8})|3\d{8}|[4-79]\d{7}|8[2-9]\d{6})$/;

/** Any other country's, by E.164: at most 15 digits with the country code, and 11 under North America's 1. */
const foreign = /^(1\d{10}|(?!60)[2-9]\d{6,14})$/;

/** A link to a chat, whose number begins with the country code. */
const chat =
  /^(?:https?:\/\/)?(?:www\.)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=|whatsapp:\/\/send\/?\?phone=)\+?(\d+)(?:[/?&#].*)?$/i;

/** What people write before a number. */
const label =
  /^(?:(?:tel|telefon|telephone|phone|mobile|whatsapp|wa|h\/?p|no\.? ?tel|电话|手机)\.? ?:|h\/?p\.?(?= ?[+\d(])) ?/i;

/**
 * Reads a phone number as wa.me takes it: country code first, digits only.
 *
 * A Malaysian number may start with 0, 60, +60 or 0060, with or without the trunk 0 after it; any other needs + or 00
 * and its country code. `tel:`, `H/P:` and a wa.me link may stand around it.
 * @returns `60123456789` for `012-345 6789`; undefined for what cannot be a number.
 */
export function normalisePhone(text: string): string | undefined {
  const ascii = toAscii(text);
  const bare = ascii.replace(chat, '+$1').replace(label, '');
  const compact = bare.replace(/(\d)\s*\(0\)/, '$1').replace(/[\s().-]/g, '');
  // A slash parts the digits of a number here, and begins its last digits' replacement elsewhere.
  const [, prefix, number = ''] = /^(\+|00)?(\d+)$/.exec(compact.replace(/(\d)\/(?=\d)/g, '$1')) ?? [];
  const digits = (prefix ? number : number.replace(/^0/, '60')).replace(/^600/, '60');
  const isForeign = prefix && foreign.test(digits) && !compact.includes('/');
  return malaysian.test(digits) || isForeign ? digits : undefined;
}

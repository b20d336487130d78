/** Malaysian numbers after the 60: mobile, then Klang Valley, other Peninsular and Borneo landlines. */
const malaysian = /^60(1([02-9]\d{7}|[159]\d{8})|3\d{8}|[4-79]\d{7}|8[2-9]\d{6})$/;

/** Any other country's, by E.164: at most 15 digits with the country code, and 11 under North America's 1. */
const foreign = /^(1\d{10}|(?!60)[2-9]\d{6,14})$/;

/**
 * A phone number as wa.me takes it: country code first, digits only.
 *
 * A Malaysian number may start with 0, 60, +60 or 0060, with or without the trunk 0 after it; any other needs + or 00
 * and its country code.
 * @returns `60123456789` for `012-345 6789`; undefined for what cannot be a number.
 */
export function normalisePhone(text: string): string | undefined {
  // Contact lists paste their numbers with invisible direction marks (Cf) and any of Unicode's dashes and spaces.
  const compact = text.replace(/(\d)\s*\(0\)/, '$1').replace(/[\p{Cf}\p{Pd}\s().]/gu, '');
  const [, prefix, number = ''] = /^(\+|00)?(\d+)$/.exec(compact) ?? [];
  const digits = (prefix ? number : number.replace(/^0/, '60')).replace(/^600/, '60');
  return malaysian.test(digits) || (prefix && foreign.test(digits)) ? digits : undefined;
}

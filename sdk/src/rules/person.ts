import { normalisePhone } from './phone.ts';

/** The most characters of what an account is opened with; a password also has a least. */
export const accountLimits = {
  name: 120,
  email: 254,
  phone: 20,
  company: 120,
  password: { min: 6, max: 200 },
  /** The least characters of an admin's password. */
  leastOfAdmin: 8,
} as const;

/** The public name under which anybody may see an invented advisor. No advisor may take it. */
export const exampleSlug = 'demo';

/** The most characters of what an advisor shows to buyers; a name in an address also has a least. */
export const profileLimits = {
  name: 50,
  headline: 120,
  whatsapp: 20,
  slug: { min: 3, max: 40 },
} as const;

/** True for a number that can be called, and for none. */
export const isPhoneOrNone = (text: string): boolean => text === '' || normalisePhone(text) !== undefined;

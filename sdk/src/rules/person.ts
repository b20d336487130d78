import { normalisePhone } from '../reading/phone.ts';
import { pictureLink } from './address.ts';
import { visiblePattern } from './text.ts';

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

/** A profile as it is written. */
interface WrittenProfile {
  readonly name: string;
  readonly whatsapp: string;
  readonly photoUrl: string;
}

const rightProfile: Readonly<Record<keyof WrittenProfile, (text: string) => boolean>> = {
  name: text => visiblePattern.test(text),
  whatsapp: isPhoneOrNone,
  photoUrl: text => text === '' || pictureLink(text) !== undefined,
};

/**
 * The fields of a profile that cannot stay as they are: a name that shows nothing, a number that cannot be called, a link
 * to no picture. Spaces around them are not saved.
 */
export const profileFaults = (written: WrittenProfile): (keyof WrittenProfile)[] =>
  (['name', 'whatsapp', 'photoUrl'] as const).filter(field => !rightProfile[field](written[field].trim()));

import type { ApiProblem } from '@loan-kereta/sdk/client';
import type { Profile } from '@loan-kereta/sdk/contract';
import { api } from '../api/api.ts';
import { storage } from '../browser/storage.ts';
import { isRecord } from '../browser/tab-channel.ts';
import { unsentKey } from '../session/stored.ts';
import { isUnreachable, saveProfile } from './save.ts';
import { keepProfile } from './stored.ts';
import { announceProfile } from './updates.ts';

/** The fields of a profile that a form changes. */
type Fields = Partial<
  Pick<Profile, 'branding_name' | 'headline' | 'whatsapp' | 'photo_url' | 'uploaded_image' | 'themeKey'>
>;

/** What was saved while the server could not be reached. */
interface Unsent {
  readonly userId: number;
  /** What was changed, as it was before. */
  readonly from: Fields;
  readonly to: Fields;
}

function read(userId: number): Unsent | undefined {
  try {
    const kept: unknown = JSON.parse(storage.read(unsentKey) ?? 'null');
    // As this page wrote it.
    return isRecord(kept) && kept.userId === userId ? (kept as unknown as Unsent) : undefined;
  } catch {
    return undefined;
  }
}

/** An address on this site may be told with the site, or without. */
const plain = (value: string | null | undefined) => value?.replace(window.location.origin, '') ?? null;

const changed = (from: Fields, to: Fields): (keyof Fields)[] =>
  (Object.keys(to) as (keyof Fields)[]).filter(name => plain(from[name]) !== plain(to[name]));

const only = (fields: Fields, names: readonly (keyof Fields)[]): Fields =>
  Object.fromEntries(names.map(name => [name, fields[name]]));

/**
 * Saves a profile. While the server cannot be reached it is kept in this browser, shown here, and sent later.
 * @returns why it is not on the server yet; undefined when it is
 * @throws {ApiProblem} when the server refuses it
 */
export async function saveOrKeep(userId: number, from: Fields, to: Fields): Promise<ApiProblem | undefined> {
  const earlier = read(userId);
  try {
    const { themeKey, ...shown } = to;
    const isOtherTheme = themeKey !== undefined && themeKey !== from.themeKey;
    await saveProfile({ ...earlier?.to, ...shown, ...(isOtherTheme && { themeKey }) });
    storage.remove(unsentKey);
    return undefined;
  } catch (failure) {
    if (!isUnreachable(failure)) throw failure;
    const names = changed(from, to);
    const unsent: Unsent = {
      userId,
      // An edit of an edit is from where the first one began.
      from: { ...only(from, names), ...earlier?.from },
      to: { ...earlier?.to, ...only(to, names) },
    };
    storage.write(unsentKey, JSON.stringify(unsent));
    keepProfile({
      name: to.branding_name ?? '',
      headline: to.headline ?? '',
      whatsapp: to.whatsapp ?? '',
      photoUrl: to.photo_url ?? '',
      uploadedImage: to.uploaded_image ?? '',
    });
    announceProfile();
    return failure;
  }
}

/** A field that was changed here and, meanwhile, elsewhere. */
export interface Conflict {
  readonly here: string;
  readonly there: string;
}

/**
 * Sends what waits of an account, unless it was changed elsewhere meanwhile and `choose` prefers that.
 * @returns whether anything was sent
 * @throws {ApiProblem} when the server cannot be reached, or refuses it
 */
export async function sendUnsent(
  userId: number,
  choose: (conflicts: readonly Conflict[]) => Promise<'here' | 'there'>,
): Promise<boolean> {
  const unsent = read(userId);
  if (!unsent) return false;
  const current = await api.profile.get();
  const conflicts = changed(unsent.from, current)
    .filter(name => name in unsent.to && plain(current[name]) !== plain(unsent.to[name]))
    .map(name => ({ here: unsent.to[name] ?? '', there: current[name] ?? '' }));
  const isWanted = conflicts.length === 0 || (await choose(conflicts)) === 'here';
  if (isWanted) await saveProfile(unsent.to);
  storage.remove(unsentKey);
  if (!isWanted) announceProfile();
  return isWanted;
}

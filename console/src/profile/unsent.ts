import type { CarModel } from '@loan-kereta/sdk/catalogue';
import type { Profile } from '@loan-kereta/sdk/contract';
import { ofAccounts } from '../browser/of-accounts.ts';
import { unsentKey } from '../session/stored.ts';

/** What of a profile is changed in a browser: what buyers read, and how the calculator looks. */
export type Fields = Partial<Omit<Profile, 'slug'>>;
export type FieldName = keyof Fields;

/** An advisor's own list of cars, and the version that it was made from. */
export interface UnsentData {
  readonly version: string;
  readonly models: readonly CarModel[];
}

/** What was saved while the server could not be reached. */
export interface Unsent {
  /** What was changed, as it was before. */
  readonly from: Fields;
  readonly to: Fields;
  readonly data?: UnsentData;
}

const waiting = ofAccounts(unsentKey);

/** What waits of an account. */
export const readUnsent = (userId: number): Unsent | undefined =>
  // As this page wrote it.
  waiting.read(userId) as Unsent | undefined;

const write = (userId: number, unsent: Unsent): void =>
  waiting.write(userId, Object.keys(unsent.to).length === 0 && !unsent.data ? undefined : unsent);

/** An address on this site may be told with the site, or without. */
export const plain = (value: string | null | undefined) => value?.replace(window.location.origin, '') ?? null;

/** The fields that differ. */
export const changed = (from: Fields, to: Fields): FieldName[] =>
  (Object.keys(to) as FieldName[]).filter(name => plain(from[name]) !== plain(to[name]));

export const only = (fields: Fields, names: readonly FieldName[]): Fields =>
  Object.fromEntries(names.filter(name => name in fields).map(name => [name, fields[name]]));

const without = (fields: Fields, names: readonly FieldName[]): Fields =>
  only(
    fields,
    (Object.keys(fields) as FieldName[]).filter(name => !names.includes(name)),
  );

/** A link and an upload are one photo: whichever is saved takes the other's place. */
export const photo: readonly FieldName[] = ['photo_url', 'uploaded_image'];

/** A change with the half of the photo that it takes the place of. */
const withWholePhoto = (to: Fields): Fields => ({
  ...(to.photo_url && { uploaded_image: null }),
  ...(to.uploaded_image && { photo_url: null }),
  ...to,
});

/** Keeps a change of the profile. @param from what stood there, which may be a change that waits itself */
export function keepFields(userId: number, from: Fields, change: Fields): void {
  const earlier = readUnsent(userId);
  const to = withWholePhoto(change);
  const differing = changed(from, to);
  // Of the photo all is kept: what is elsewhere by then may be in the other half.
  const names = differing.some(name => photo.includes(name)) ? [...differing, ...photo] : differing;
  write(userId, {
    ...earlier,
    // An edit of an edit is from where the first one began.
    from: { ...only(from, names), ...earlier?.from },
    to: { ...earlier?.to, ...only(to, names) },
  });
}

export const keepData = (userId: number, data: UnsentData): void =>
  write(userId, { from: {}, to: {}, ...readUnsent(userId), data });

/** These fields wait no longer: they were sent, or given up. */
export function forgetFields(userId: number, names: readonly FieldName[]): void {
  const unsent = readUnsent(userId);
  if (unsent) write(userId, { ...unsent, from: without(unsent.from, names), to: without(unsent.to, names) });
}

/** The list of cars waits no longer. */
export function forgetData(userId: number): void {
  const { from, to } = readUnsent(userId) ?? {};
  if (from && to) write(userId, { from, to });
}

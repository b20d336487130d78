import type { CarModel } from '@loan-kereta/sdk/catalogue';
import type { Profile } from '@loan-kereta/sdk/contract';
import { storage } from '../browser/storage.ts';
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
  readonly userId: number;
  /** What was changed, as it was before. */
  readonly from: Fields;
  readonly to: Fields;
  readonly data?: UnsentData;
}

/** What waits of an account. */
export function readUnsent(userId: number): Unsent | undefined {
  const unsent = storage.readRecord(unsentKey);
  // As this page wrote it.
  return unsent?.userId === userId ? (unsent as unknown as Unsent) : undefined;
}

function write(unsent: Unsent): void {
  if (Object.keys(unsent.to).length === 0 && !unsent.data) storage.remove(unsentKey);
  else storage.write(unsentKey, JSON.stringify(unsent));
}

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

/** Keeps a change of the profile. @param from what stood there, which may be a change that waits itself */
export function keepFields(userId: number, from: Fields, to: Fields): void {
  const earlier = readUnsent(userId);
  const names = changed(from, to);
  write({
    ...earlier,
    userId,
    // An edit of an edit is from where the first one began.
    from: { ...only(from, names), ...earlier?.from },
    to: { ...earlier?.to, ...only(to, names) },
  });
}

export const keepData = (userId: number, data: UnsentData): void =>
  write({ from: {}, to: {}, ...readUnsent(userId), userId, data });

/** These fields wait no longer: they were sent, or given up. */
export function forgetFields(userId: number, names: readonly FieldName[]): void {
  const unsent = readUnsent(userId);
  if (unsent) write({ ...unsent, from: without(unsent.from, names), to: without(unsent.to, names) });
}

/** The list of cars waits no longer. */
export function forgetData(userId: number): void {
  const { from, to } = readUnsent(userId) ?? {};
  if (from && to) write({ userId, from, to });
}

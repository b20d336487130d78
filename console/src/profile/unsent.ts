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
  /** When its advisor saved it, in ms since 1970; no version before this one kept that. */
  readonly at?: number;
}

/** When an advisor saved each field, as `at` of a list of cars: what is older may be answered after what is newer. */
export type SavedAt = Readonly<Partial<Record<FieldName, number>>>;

/** Of some fields, which were saved at once or each at its own time. */
export const savedAt = (names: readonly FieldName[], at: number | SavedAt): SavedAt =>
  Object.fromEntries(names.map(name => [name, typeof at === 'number' ? at : (at[name] ?? 0)]));

/** What was saved while the server could not be reached. */
export interface Unsent {
  /** What was changed, as it was before. */
  readonly from: Fields;
  readonly to: Fields;
  readonly at?: SavedAt;
  readonly data?: UnsentData;
}

const waiting = ofAccounts(unsentKey);

/** What waits of an account. */
export const readUnsent = (userId: number): Unsent | undefined =>
  // As this page wrote it.
  waiting.read(userId) as Unsent | undefined;

function write(userId: number, unsent: Unsent): void {
  waiting.write(userId, Object.keys(unsent.to).length === 0 && !unsent.data ? undefined : unsent);
}

/** An address on this site may be told with the site, or without. */
export const plain = (value: string | null | undefined) => value?.replace(window.location.origin, '') ?? null;

export const namesOf = (fields: Fields | SavedAt) => Object.keys(fields) as FieldName[];

/** The fields that differ. */
export const changed = (from: Fields, to: Fields): FieldName[] =>
  namesOf(to).filter(name => plain(from[name]) !== plain(to[name]));

export const only = (fields: Fields, names: readonly FieldName[]): Fields =>
  Object.fromEntries(names.filter(name => name in fields).map(name => [name, fields[name]]));

const without = (fields: Fields, names: readonly FieldName[]): Fields =>
  only(
    fields,
    namesOf(fields).filter(name => !names.includes(name)),
  );

/** A link and an upload are one photo: whichever is saved takes the other's place. */
export const photo: readonly FieldName[] = ['photo_url', 'uploaded_image'];

/** A change with the half of the photo that it takes the place of. */
const withWholePhoto = (to: Fields): Fields => ({
  ...(to.photo_url && { uploaded_image: null }),
  ...(to.uploaded_image && { photo_url: null }),
  ...to,
});

/** When each was saved that was sent, or given up, in this tab: by account, and then by its field, or as `data`. */
const settled = new Map<number, Readonly<Record<string, number>>>();

function noteSettled(userId: number, times: Readonly<Record<string, number>>): void {
  const before = settled.get(userId);
  const newer = Object.entries(times).filter(([what, at]) => (before?.[what] ?? 0) < at);
  settled.set(userId, { ...before, ...Object.fromEntries(newer) });
}

/** Whether something newer of the same was sent, or given up; a photo is the same in both its halves. */
export function isOutdated(userId: number, what: FieldName | 'data', at: number): boolean {
  const times = settled.get(userId);
  const same = what !== 'data' && photo.includes(what) ? photo : [what];
  return same.some(each => (times?.[each] ?? 0) > at);
}

/** The last time that a save was given in this tab. */
let lastTime = 0;

/** The time of what is saved now: later than of all before it, though the clock was set back since. */
export function timeOfSave(userId: number): number {
  const { at = {}, data } = readUnsent(userId) ?? {};
  const times = [...Object.values(at), data?.at ?? 0, ...Object.values(settled.get(userId) ?? {})];
  lastTime = Math.max(Date.now(), ...[lastTime, ...times].map(earlier => earlier + 1));
  return lastTime;
}

/**
 * Keeps a change of the profile, but for what waits and is newer.
 * @param from what stood there, which may be a change that waits itself
 * @param at when its advisor saved it
 */
export function keepFields(userId: number, from: Fields, change: Fields, at: number): void {
  const earlier = readUnsent(userId);
  const whole = withWholePhoto(change);
  const to = only(
    whole,
    namesOf(whole).filter(name => (earlier?.at?.[name] ?? 0) <= at),
  );
  const differing = changed(from, to);
  // Of the photo all is kept: what is elsewhere by then may be in the other half.
  const names = differing.some(name => photo.includes(name)) ? [...differing, ...photo] : differing;
  write(userId, {
    ...earlier,
    // An edit of an edit is from where the first one began.
    from: { ...only(from, names), ...earlier?.from },
    to: { ...earlier?.to, ...only(to, names) },
    at: { ...earlier?.at, ...savedAt(namesOf(only(to, names)), at) },
  });
}

/** Keeps a list of cars, unless a newer one waits. */
export function keepData(userId: number, data: UnsentData): void {
  const earlier = readUnsent(userId);
  if ((earlier?.data?.at ?? 0) <= (data.at ?? 0)) write(userId, { from: {}, to: {}, ...earlier, data });
}

/**
 * These fields wait no longer: they were sent, or given up. What was saved since waits on.
 * @param saved when they were saved
 * @param sent what stands on the server by that
 */
export function forgetFields(userId: number, saved: SavedAt, sent: Fields = {}): void {
  noteSettled(userId, saved);
  const unsent = readUnsent(userId);
  if (!unsent) return;
  const { from, to, at = {} } = unsent;
  const names = namesOf(saved).filter(name => (at[name] ?? 0) <= (saved[name] ?? 0));
  write(userId, {
    ...unsent,
    from: without({ ...from, ...only(sent, namesOf(from)) }, names),
    to: without(to, names),
    at: Object.fromEntries(Object.entries(at).filter(([name]) => !names.includes(name as FieldName))),
  });
}

/**
 * The list of cars waits no longer: it was sent, or given up. One that was saved since waits on.
 * @param gone the list, as far as that tells it
 * @param version what it is on the server by that
 */
export function forgetData(userId: number, gone: Partial<UnsentData>, version?: string): void {
  noteSettled(userId, { data: gone.at ?? 0 });
  const unsent = readUnsent(userId);
  if (!unsent?.data) return;
  const { data, ...others } = unsent;
  if ((data.at ?? 0) <= (gone.at ?? 0)) write(userId, others);
  // It was made from what the one before was made from, which is no change of anybody else's.
  else if (version !== undefined && data.version === gone.version)
    write(userId, { ...others, data: { ...data, version } });
}

import { ApiProblem } from '@loan-kereta/sdk/client';
import { api } from '../api/api.ts';
import { useSession } from '../session/advisor.ts';
import { askProfile } from './ask.ts';
import { saveProfile } from './save.ts';
import { saveDataOrKeep } from './save-or-keep.ts';
import {
  changed,
  type FieldName,
  forgetData,
  forgetFields,
  keepData,
  namesOf,
  only,
  photo,
  plain,
  readUnsent,
  savedAt,
  type Unsent,
} from './unsent.ts';
import { announceProfile } from './updates.ts';

/** Something that was changed here and, meanwhile, elsewhere. */
export interface Conflict {
  readonly what: FieldName | 'data';
  readonly here: string;
  readonly there: string;
}

/** Asks which shall stand. @returns undefined to be asked another time */
export type Choose = (conflicts: readonly Conflict[]) => Promise<'here' | 'there' | undefined>;

/** How it looks hangs on the plan, and is sent by itself: what buyers read is not refused with it. */
const looks: readonly FieldName[] = ['themeKey', 'palette'];

/** Has what the plan no longer grants not be sent again and again. */
const orForget = (forget: () => void) => (failure: unknown) => {
  if (failure instanceof ApiProblem && failure.code.endsWith('_not_in_plan')) forget();
  throw failure;
};

/** What can be sent now. A list of cars waits until the plan has it, as the server keeps one that it has for that time. */
function readSendable(userId: number): Unsent | undefined {
  const unsent = readUnsent(userId);
  const isWithheld = useSession.getState().access.features?.edit_data === false;
  if (!unsent?.data || !isWithheld) return unsent;
  const { data: _withheld, ...rest } = unsent;
  return Object.keys(rest.to).length === 0 ? undefined : rest;
}

/** Asks where something was changed elsewhere meanwhile. @returns whether the rest is to be sent */
async function settle(userId: number, choose: Choose): Promise<boolean> {
  const { from = {}, to = {}, at = {}, data } = readSendable(userId) ?? {};
  const current = await askProfile();
  const there = data && (await api.editedData.get());
  const conflicts: Conflict[] = changed(from, current)
    .filter(name => name in to && plain(current[name]) !== plain(to[name]))
    .map(what => ({ what, here: to[what] ?? '', there: current[what] ?? '' }));
  if (data && there && there.version !== data.version) {
    // It brings what is known of cars, which hardly a page needs for this.
    const { isSameList } = await import('./same-list.ts');
    // The very list is there where only the answer to its save was lost: it goes over itself once more.
    if (isSameList(data.models, there.data.models)) keepData(userId, { ...data, version: there.version });
    else conflicts.push({ what: 'data', here: '', there: '' });
  }
  if (conflicts.length === 0) return true;
  const choice = await choose(conflicts);
  if (choice === 'there') {
    const names = conflicts.map(({ what }) => what).filter(what => what !== 'data');
    if (names.some(name => photo.includes(name))) names.push(...photo);
    forgetFields(userId, savedAt(names, at));
    if (data && conflicts.some(({ what }) => what === 'data')) forgetData(userId, data);
    announceProfile();
  }
  if (choice === 'here' && data && there) keepData(userId, { ...data, version: there.version });
  return choice !== undefined;
}

/**
 * Sends what waits of an account; asks first where it was changed elsewhere meanwhile.
 * @returns whether anything was sent; undefined where the person is to be asked another time
 * @throws {ApiProblem} when the server cannot be reached, or refuses it
 */
export async function sendUnsent(userId: number, choose: Choose): Promise<boolean | undefined> {
  if (!readSendable(userId)) return false;
  if (!(await settle(userId, choose))) return undefined;
  if (!readSendable(userId)) return false;
  for (const areLooks of [false, true]) {
    // As it is by now: what was saved meanwhile is newer, and may be on the server already.
    const { to = {}, at = {} } = readSendable(userId) ?? {};
    const names = namesOf(to).filter(name => looks.includes(name) === areLooks);
    if (names.length === 0) continue;
    const saved = savedAt(names, at);
    const sent = only(to, names);
    await saveProfile(sent).catch(orForget(() => forgetFields(userId, saved)));
    forgetFields(userId, saved, sent);
  }
  const data = readSendable(userId)?.data;
  if (data) {
    const outcome = await saveDataOrKeep(userId, { at: 0, ...data });
    if (outcome instanceof ApiProblem) throw outcome;
    announceProfile();
  }
  return true;
}

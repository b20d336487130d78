import type { ApiProblem } from '@loan-kereta/sdk/client';
import { api } from '../api/api.ts';
import { useSession } from '../session/advisor.ts';
import { isKeptForLater, saveProfile, storedOf } from './save.ts';
import { keepProfile } from './stored.ts';
import {
  type Fields,
  forgetData,
  forgetFields,
  isOutdated,
  keepData,
  keepFields,
  namesOf,
  only,
  readUnsent,
  savedAt,
  timeOfSave,
  type UnsentData,
} from './unsent.ts';
import { announceProfile } from './updates.ts';

/**
 * Saves what is changed of a profile. Unless the server refuses the data itself, a save that fails is kept in this
 * browser, shown here, and sent later.
 * @returns why it is not on the server yet; undefined when it is, or all of it is newer there
 * @throws {ApiProblem} when the server refuses it
 */
export async function saveOrKeep(userId: number, from: Fields, to: Fields): Promise<ApiProblem | undefined> {
  const at = timeOfSave(userId);
  try {
    await saveProfile(to);
    forgetFields(userId, savedAt(namesOf(to), at), to);
    return undefined;
  } catch (failure) {
    if (!isKeptForLater(failure)) throw failure;
    // What was saved after it, and is there, is not to be sent over by it.
    const left = only(
      to,
      namesOf(to).filter(name => !isOutdated(userId, name, at)),
    );
    if (namesOf(left).length === 0) {
      // Whoever shows what was given here shows what is there instead.
      announceProfile();
      return undefined;
    }
    keepFields(userId, from, left, at);
    const whole = { ...from, ...left, ...readUnsent(userId)?.to };
    // Of whoever has signed out meanwhile only that is kept which waits, and nobody else sees.
    if (whole.branding_name !== undefined && useSession.getState().user?.id === userId) remember(whole);
    announceProfile();
    return failure;
  }
}

/** Has this browser show what buyers will read. */
function remember(fields: Fields): void {
  const {
    branding_name = '',
    headline = '',
    whatsapp = '',
    photo_url = null,
    uploaded_image = null,
  } = fields;
  keepProfile(storedOf({ branding_name, headline, whatsapp, photo_url, uploaded_image }));
}

/**
 * Saves an advisor's own list of cars, or keeps it as `saveOrKeep` does.
 * @returns the version that was saved, or why none was
 * @throws {ApiProblem} when the server refuses it
 */
export async function saveDataOrKeep(
  userId: number,
  { version, models, at = timeOfSave(userId) }: UnsentData,
): Promise<string | ApiProblem> {
  const body = { models: models.map(model => ({ ...model, variants: [...model.variants] })) };
  try {
    const saved = await api.editedData.save({ version, body });
    forgetData(userId, { version, at }, saved.version);
    return saved.version;
  } catch (failure) {
    if (!isKeptForLater(failure)) throw failure;
    if (!isOutdated(userId, 'data', at)) keepData(userId, { version, models, at });
    return failure;
  }
}

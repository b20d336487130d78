import { changeOf } from '../../profile/save.ts';
import { saveOrKeep } from '../../profile/send-unsent.ts';
import type { StoredProfile } from '../../profile/stored.ts';

/** Gives a new account what its owner has written on the calculator as a guest. What the server refuses is left. */
export async function takeAlong(userId: number, written: StoredProfile): Promise<void> {
  const fields = Object.entries(changeOf(written)).filter(([, value]) => value !== null && value !== '');
  if (fields.length > 0) await saveOrKeep(userId, {}, Object.fromEntries(fields)).catch(() => {});
}

import { defaultThemeId } from '@loan-kereta/sdk/plans';
import { changeOf } from '../../profile/save.ts';
import { saveOrKeep } from '../../profile/save-or-keep.ts';
import type { StoredProfile } from '../../profile/stored.ts';

/** What a new account shows buyers before its owner says otherwise. */
const begun = (name: string): StoredProfile => ({
  ...{ name, headline: '', whatsapp: '', photoUrl: '', uploadedImage: '' },
});

/**
 * Gives a new account what its owner has written on the calculator as a guest: each by itself, so that what the server
 * refuses keeps nothing else from it.
 * @param name what the account was opened under
 * @returns whether there was anything that it took
 */
export async function takeAlong(userId: number, name: string, written: StoredProfile): Promise<boolean> {
  const from = changeOf(begun(name));
  let isAny = false;
  for (const [field, value] of Object.entries(changeOf(written))) {
    if (value === null || value === '') continue;
    await saveOrKeep(userId, from, { [field]: value }).then(
      () => {
        isAny = true;
      },
      () => {},
    );
  }
  return isAny;
}

/** Gives a new account the theme that its owner has tried as a guest, who had the free ones to try. */
export async function takeTheme(userId: number, themeKey: string): Promise<void> {
  // One that the server refuses is not what the account was opened for.
  await saveOrKeep(userId, { themeKey: defaultThemeId }, { themeKey }).catch(() => {});
}

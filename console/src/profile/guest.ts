import { tabStorage } from '../browser/storage.ts';
import { keepProfile, readProfile, type StoredProfile } from './stored.ts';

/** Says that the profile that this browser keeps was written in this tab by a guest. */
const writtenKey = 'lk.guest-wrote';
/** The theme that a guest has tried last in this tab. */
const triedKey = 'lk.guest-theme';

/** Keeps what a guest has written of their profile. */
export function keepGuestProfile(profile: StoredProfile): void {
  keepProfile(profile);
  tabStorage.write(writtenKey, '1');
}

/** What a guest has written in this tab, once; undefined for what another person may have written in another. */
export function takeGuestProfile(): StoredProfile | undefined {
  if (tabStorage.read(writtenKey) === null) return undefined;
  tabStorage.remove(writtenKey);
  return readProfile();
}

/** Keeps which theme a guest tries. */
export function keepGuestTheme(theme: string): void {
  tabStorage.write(triedKey, theme);
}

/** The theme that a guest has tried in this tab, once. */
export function takeGuestTheme(): string | undefined {
  const theme = tabStorage.read(triedKey) ?? undefined;
  tabStorage.remove(triedKey);
  return theme;
}

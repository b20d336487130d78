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

/** The car and the loan that a calculator stands at, as its options name them. */
export interface GuestLoan {
  readonly model: string;
  readonly variant: string;
  readonly years: string;
  readonly deposit: string;
}

const loanKey = 'lk.guest-loan';

/** Stores the car and the loan that a guest tries in this tab. */
export function keepGuestLoan(loan: GuestLoan): void {
  tabStorage.write(loanKey, JSON.stringify(loan));
}

/** Gives the guest's loan to the account that the guest has opened. */
export function bringGuestLoan(userId: number): void {
  const loan = tabStorage.readRecord(loanKey);
  if (loan) tabStorage.write(loanKey, JSON.stringify({ ...loan, userId }));
}

/** The loan that an account brings from its guest, once; empty for an account that was not opened here. */
export function takeGuestLoan(userId: number): Partial<GuestLoan> {
  const { userId: owner, ...loan } = tabStorage.readRecord(loanKey) ?? {};
  tabStorage.remove(loanKey);
  // As this tab wrote it.
  return owner === userId ? (loan as Partial<GuestLoan>) : {};
}

import type { CurrentUser, UserAccess } from '@loan-kereta/sdk/contract';
import { isRecord } from '@loan-kereta/sdk/rules';
import { adminTokenKey } from '../api/admin-token.ts';
import { appearanceKey } from '../browser/appearance.ts';
import { ofAccounts } from '../browser/of-accounts.ts';
import { singleKeysKey } from '../browser/single-keys.ts';
import { storage } from '../browser/storage.ts';
import { languageKey } from '../language/language.ts';
import { timesKey } from './times.ts';

/** What is known of a signed-in advisor without asking the server. */
export type StoredUser = Pick<CurrentUser, 'id' | 'email' | 'name'> & Partial<CurrentUser>;

export interface StoredSession {
  readonly user: StoredUser;
  readonly access: Partial<UserAccess>;
}

const version = 'v3';
/** How long the access that was last granted counts while the server cannot be asked, in ms. */
const accessLifetime = 120_000;

/** Where it is kept which admin is signed in. */
export const adminDataKey = 'admin_data';

/** Where this tab keeps what an admin has written and not saved, over the end of a session. */
export const adminUnsavedKey = 'lk.admin-unsaved';

/** Where this tab keeps what an advisor has chosen for a place, over the end of a session. */
export const embedChoicesKey = 'lk.embed-choices';

/** Where a profile waits that could not be sent yet: also over the end of a session, for the one whose it is. */
export const unsentKey = 'lk.unsent';

/** Where layouts are kept that are not saved yet, each for its account: also over the end of a session. */
export const layoutDraftsKey = 'lk.layout-draft';

/** Where it is kept which of the first steps an account has gone: also over the end of a session. */
export const firstStepsKey = 'lk.first-steps';

/** Forgets what waits of an account that is no more. */
export function forgetAccount(id: number): void {
  for (const key of [unsentKey, layoutDraftsKey, firstStepsKey]) ofAccounts(key).write(id, undefined);
}

/** What belongs to the browser and not to whoever is signed in, and what belongs to the other session. */
const outliving = [
  languageKey,
  appearanceKey,
  singleKeysKey,
  adminTokenKey,
  adminDataKey,
  timesKey('admin'),
  unsentKey,
  layoutDraftsKey,
  firstStepsKey,
];

const isUser = (value: unknown): value is StoredUser =>
  isRecord(value) &&
  typeof value.id === 'number' &&
  typeof value.email === 'string' &&
  typeof value.name === 'string';

/** Who was signed in when the browser last knew; undefined when nobody was, or what is stored cannot be read. */
export function readSession(): StoredSession | undefined {
  const stored = storage.readRecord('user');
  if (!isUser(stored?.user)) return undefined;
  return { user: stored.user, access: isRecord(stored.access) ? stored.access : {} };
}

export function writeSession({ user, access }: StoredSession, now = Date.now()): void {
  const granted = JSON.stringify(access);
  storage.write('user', JSON.stringify({ user, access }));
  storage.write('userEmail', user.email);
  storage.write('userId', `${user.id}`);
  storage.write('userAccess', granted);
  storage.write('lk_storage_version', version);
  storage.write(`lastUserAccess_${version}`, granted);
  storage.write('lastAccessTime', `${now}`);
  // What a version before this one wrote, and nothing reads any more.
  storage.remove('lastUserAccess');
}

/** The access that was granted last, while that is recent enough to count without the server. */
export function readRecentAccess(now = Date.now()): Partial<UserAccess> | undefined {
  if (storage.read('lk_storage_version') !== version) return undefined;
  const age = now - Number(storage.read('lastAccessTime') ?? Number.NaN);
  if (!(age >= 0 && age < accessLifetime)) return undefined;
  return storage.readRecord(`lastUserAccess_${version}`);
}

/** Forgets the advisor and all that was kept for the account. The choice of language and of light or dark stays. */
export const clearSession = (): void => storage.clearExcept(outliving);

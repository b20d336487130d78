import type { CurrentUser, UserAccess } from '@loan-kereta/sdk/contract';
import { create } from 'zustand';
import { onOtherTab, tabStorage } from '../browser/storage.ts';
import { type AuthMessage, onAuthMessage, onPlanChange, tellOtherTabs } from './channel.ts';
import {
  clearSession,
  embedChoicesKey,
  readRecentAccess,
  readSession,
  type StoredSession,
  type StoredUser,
  writeSession,
} from './stored.ts';
import { beganAt, noteActive, writeTimes } from './times.ts';

export interface AdvisorSession {
  /** What the browser remembers until the server has said. */
  readonly status: 'guest' | 'signed-in';
  readonly user?: StoredUser;
  /** What the account may use now; empty for a guest, and while the server cannot be asked for too long. */
  readonly access: Partial<UserAccess>;
  /** True when the server has said so during this visit. */
  readonly confirmed: boolean;
}

const guest: AdvisorSession = { status: 'guest', access: {}, confirmed: true };

function remembered(): AdvisorSession {
  const stored = readSession();
  if (!stored) return guest;
  return { status: 'signed-in', ...stored, confirmed: false };
}

/**
 * Who is signed in: from what the browser remembers at first, then from what the server says. Whom the browser does not
 * remember the server is not asked about.
 */
export const useSession = create<AdvisorSession>()(remembered);

/** Takes what a sign-in, a registration or a check answered. */
export function signedIn(session: StoredSession): void {
  const now = Date.now();
  if (useSession.getState().user?.id !== session.user.id) writeTimes('user', { began: now, active: now });
  writeSession(session, now);
  useSession.setState({ status: 'signed-in', ...session, confirmed: true }, true);
}

function forget(how?: AuthMessage['type']): void {
  clearSession();
  // Who signs out is done; whose session runs out comes back to what they were choosing.
  if (how === 'MANUAL_LOGOUT') tabStorage.remove(embedChoicesKey);
  useSession.setState(guest, true);
}

/** The session has come to an end here, whoever ended it; other tabs are told. */
export function ended(how: AuthMessage['type']): void {
  forget(how);
  tellOtherTabs({ type: how, userType: 'user' });
}

/** Whether two grants open the same. */
export const isSameAccess = (one: Partial<UserAccess>, other: Partial<UserAccess>): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What `/auth/me` says of the access, in the form that a sign-in answers with. */
const accessOf = ({ effective_plan, effective_features, plan_expires_at }: CurrentUser): UserAccess => {
  const { themes_access, themes_unlocked: _count, ...features } = effective_features;
  return { plan: effective_plan, features, theme_access: themes_access, expires_at: plan_expires_at };
};

/** Ends a session that has run out by the clock; the server is told, and would find out by itself. */
export async function ranOut(): Promise<void> {
  // Another tab has found out before, and tells the server.
  if (!readSession()) return forget();
  ended('AUTO_LOGOUT');
  const { api } = await import('../api/api.ts');
  // Who has signed in again meanwhile is not meant.
  if (!readSession()) await api.auth.logout().catch(() => {});
}

/**
 * Asks the server who is signed in, which counts as a use of the session.
 * @throws {ApiProblem} when it cannot say
 */
export async function checkSession(): Promise<void> {
  const { api, ApiProblem } = await import('../api/api.ts');
  const before = beganAt('user');
  try {
    const user = await api.account.me();
    // It was asked of a session that has ended meanwhile.
    if (before !== undefined && beganAt('user') !== before) return;
    signedIn({ user, access: accessOf(user) });
  } catch (problem) {
    const isOver = problem instanceof ApiProblem && (problem.status === 401 || problem.status === 403);
    if (!isOver) throw problem;
    // The answer is about a session before the one that has begun meanwhile, perhaps in another tab.
    const began = beganAt('user');
    if (before !== undefined && began !== undefined && began !== before) return;
    if (useSession.getState().status === 'signed-in') ended('AUTO_LOGOUT');
    else forget();
  }
}

/**
 * Asks the server who is signed in. When it cannot be reached, whoever was remembered stays, with the access granted
 * last if that is recent, otherwise with none.
 */
export async function refreshSession(): Promise<AdvisorSession> {
  await checkSession().catch(() => useSession.setState({ access: readRecentAccess() ?? {} }));
  return useSession.getState();
}

let firstCheck: Promise<AdvisorSession> | undefined;

/** Asks at the start of a visit. Opening a page is something that is done, also on one that holds no session to its limits. */
async function askFirst(): Promise<AdvisorSession> {
  const session = await refreshSession();
  if (session.status === 'signed-in' && session.confirmed) noteActive('user');
  return session;
}

/** The session once the server has said who is signed in, which is asked once a visit. */
export function knownSession(): Promise<AdvisorSession> {
  const session = useSession.getState();
  if (session.confirmed) return Promise.resolve(session);
  firstCheck ??= askFirst().finally(() => {
    firstCheck = undefined;
  });
  return firstCheck;
}

/** Signs out. @throws {ApiProblem} when the server cannot be told: the session would still be open there */
export async function signOut(): Promise<void> {
  const { api } = await import('../api/api.ts');
  await api.auth.logout();
  ended('MANUAL_LOGOUT');
}

/** How long after an admin's change the server is asked what it was, in ms. */
const planChangeDelay = 1000;

/** Has this tab follow what happens in others: a session that ended there has ended here, one that began begins here. */
export function followSession(): void {
  onAuthMessage(({ type, userType }) => {
    // A message that has waited in a sleeping tab is of a session before the one that has begun since.
    if (userType === 'user' && !readSession()) forget(type);
  });
  onPlanChange(({ userId }) => {
    if (userId === useSession.getState().user?.id) setTimeout(refreshSession, planChangeDelay);
  });
  onOtherTab('user', () => {
    const session = remembered();
    const { user, access } = useSession.getState();
    const isOther = session.user?.id !== user?.id;
    if (!isOther && isSameAccess(session.access, access)) return;
    // That nobody is signed in any more is not asked of the server, which may hear of it only after this tab.
    useSession.setState({ ...session, confirmed: session.status === 'guest' || !isOther }, true);
  });
}

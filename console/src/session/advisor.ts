import type { CurrentUser, UserAccess } from '@loan-kereta/sdk/contract';
import { create } from 'zustand';
import { onOtherTab } from '../browser/storage.ts';
import { onAuthMessage, tellOtherTabs } from './channel.ts';
import {
  clearSession,
  readRecentAccess,
  readSession,
  type StoredSession,
  type StoredUser,
  writeSession,
} from './stored.ts';

interface AdvisorSession {
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
  writeSession(session);
  useSession.setState({ status: 'signed-in', ...session, confirmed: true }, true);
}

function forget(): void {
  clearSession();
  useSession.setState(guest, true);
}

/** The session has come to an end here, whoever ended it; other tabs are told. */
export function ended(how: 'AUTO_LOGOUT' | 'MANUAL_LOGOUT'): void {
  forget();
  tellOtherTabs({ type: how, userType: 'user' });
}

/** What `/auth/me` says of the access, in the form that a sign-in answers with. */
const accessOf = ({ effective_plan, effective_features, plan_expires_at }: CurrentUser): UserAccess => {
  const { themes_access, themes_unlocked: _count, ...features } = effective_features;
  return { plan: effective_plan, features, theme_access: themes_access, expires_at: plan_expires_at };
};

/**
 * Asks the server who is signed in. When it cannot be reached, whoever was remembered stays, with the access granted
 * last if that is recent, otherwise with none.
 */
export async function refreshSession(): Promise<AdvisorSession> {
  const { api, ApiProblem } = await import('../api/api.ts');
  try {
    const user = await api.account.me();
    signedIn({ user, access: accessOf(user) });
  } catch (problem) {
    const status = problem instanceof ApiProblem ? problem.status : 0;
    if (status === 401 || status === 403) {
      if (useSession.getState().status === 'signed-in') ended('AUTO_LOGOUT');
      else forget();
    } else useSession.setState({ access: readRecentAccess() ?? {} });
  }
  return useSession.getState();
}

let firstAnswer: Promise<AdvisorSession> | undefined;

/** The session once the server has said who is signed in, which is asked once a visit. */
export function knownSession(): Promise<AdvisorSession> {
  const session = useSession.getState();
  if (session.confirmed) return Promise.resolve(session);
  firstAnswer ??= refreshSession().finally(() => {
    firstAnswer = undefined;
  });
  return firstAnswer;
}

/** Signs out. @throws {ApiProblem} when the server cannot be told: the session would still be open there */
export async function signOut(): Promise<void> {
  const { api } = await import('../api/api.ts');
  await api.auth.logout();
  ended('MANUAL_LOGOUT');
}

/** Has this tab follow what happens in others: a session that ended there has ended here, one that began begins here. */
export function followSession(): void {
  onAuthMessage(({ userType }) => {
    if (userType === 'user') forget();
  });
  onOtherTab('user', () => {
    const session = remembered();
    if (session.user?.id !== useSession.getState().user?.id) useSession.setState(session, true);
  });
}

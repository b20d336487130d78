import type { AdminRole } from '@loan-kereta/sdk/contract';
import { create } from 'zustand';
import { adminTokenKey } from '../api/admin-token.ts';
import { storage, tabStorage } from '../browser/storage.ts';
import { type AuthMessage, onAuthMessage, tellOtherTabs } from './channel.ts';
import { adminDataKey, adminUnsavedKey } from './stored.ts';
import { beganAt, timesKey, writeTimes } from './times.ts';

export interface Admin {
  readonly email: string;
  readonly role: AdminRole;
}

interface AdminSession {
  /** `unknown` until the server has said. */
  readonly status: 'unknown' | 'guest' | 'signed-in';
  readonly admin?: Admin;
}

/** Who is signed in to the admin centre. */
export const useAdmin = create<AdminSession>()(() => ({ status: 'unknown' }));

/** Whether who is signed in may do everything: who only helps may not. */
export const useMayAll = (): boolean => useAdmin(({ admin }) => admin?.role === 'admin');

/** Whether somebody is signed in at this moment. */
export const isAdminHere = (): boolean => useAdmin.getState().status === 'signed-in';

/** Takes what a sign-in or a check answered. A check brings no new token. */
export function adminSignedIn(admin: Admin, token?: string): void {
  if (token !== undefined) {
    const now = Date.now();
    writeTimes('admin', { began: now, active: now });
    storage.write(adminTokenKey, token);
  }
  storage.write(adminDataKey, JSON.stringify(admin));
  useAdmin.setState({ status: 'signed-in', admin }, true);
}

function forget(how?: AuthMessage['type']): void {
  storage.remove(adminTokenKey, adminDataKey, timesKey('admin'));
  // Who signs out is done; whose session runs out comes back to what they were writing.
  if (how === 'MANUAL_LOGOUT') tabStorage.remove(adminUnsavedKey);
  useAdmin.setState({ status: 'guest' }, true);
}

/** The session has come to an end here, whoever ended it; other tabs are told. */
export function adminEnded(how: AuthMessage['type']): void {
  forget(how);
  tellOtherTabs({ type: how, userType: 'admin' });
}

/** How long to wait before the server is asked again, in ms: after it denies a session, and after it was silent. */
interface Waits {
  readonly denied: readonly number[];
  readonly silent: readonly number[];
}

const once: Waits = { denied: [], silent: [] };

/** As specified for a page of the admin centre. */
const patient: Waits = { denied: [1000, 1000], silent: [1500] };

/** Whose session it is, asked again after each of the waits. @throws {ApiProblem} */
async function verify({ denied, silent }: Waits): Promise<Admin> {
  const { api, ApiProblem } = await import('../api/api.ts');
  try {
    return (await api.adminAuth.verify()).admin;
  } catch (problem) {
    const status = problem instanceof ApiProblem ? problem.status : undefined;
    const wait = status === 401 ? denied[0] : status === 0 ? silent[0] : undefined;
    if (wait === undefined) throw problem;
    await new Promise(resolve => setTimeout(resolve, wait));
    return verify(status === 401 ? { denied: denied.slice(1), silent } : { denied, silent: silent.slice(1) });
  }
}

async function ask(waits: Waits): Promise<AdminSession> {
  const before = beganAt('admin');
  const { ApiProblem } = await import('../api/api.ts');
  try {
    adminSignedIn(await verify(waits));
  } catch (problem) {
    // 403 is for an advisor who is signed in, and no admin.
    const isNone = problem instanceof ApiProblem && (problem.status === 401 || problem.status === 403);
    if (!isNone) throw problem;
    const began = beganAt('admin');
    // Of a session that another tab has begun since, nothing was said.
    if (began !== undefined && began !== before) return ask(waits);
    // Where somebody was, other tabs still have them.
    if (isAdminHere() || storage.read(adminDataKey) !== null) adminEnded('AUTO_LOGOUT');
    else forget();
  }
  return useAdmin.getState();
}

/** Asks the server who is signed in. @throws {ApiProblem} when it cannot say */
export const checkAdmin = (): Promise<AdminSession> => ask(once);

/**
 * The session, which the server is asked about once a visit, and again where the answer may be a passing one; a browser
 * that was told of no session has none to wait for. @throws {ApiProblem} when it cannot say
 */
export const knownAdmin = async (): Promise<AdminSession> => {
  const session = useAdmin.getState();
  if (session.status !== 'unknown') return session;
  return ask(storage.read(adminDataKey) === null ? { ...patient, denied: [] } : patient);
};

/** Ends a session that has run out by the clock; the server is told, and would find out by itself. */
export async function adminRanOut(): Promise<void> {
  const { api } = await import('../api/api.ts');
  // Before the token is forgotten that goes with it.
  const told = api.adminAuth.logout().catch(() => {});
  adminEnded('AUTO_LOGOUT');
  await told;
}

/** Signs out. @throws {ApiProblem} when the server cannot be told: the session would still be open there */
export async function signAdminOut(): Promise<void> {
  const { api, ApiProblem } = await import('../api/api.ts');
  await api.adminAuth.logout().catch(problem => {
    if (!(problem instanceof ApiProblem && problem.status === 401)) throw problem;
  });
  adminEnded('MANUAL_LOGOUT');
}

/** Has this tab forget the session when another tab says that it ended. */
export const followAdmin = (): (() => void) =>
  onAuthMessage(({ type, userType }) => {
    if (userType === 'admin') forget(type);
  });

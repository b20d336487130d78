import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Encryption } from '../../encryption.ts';
import type { Callers } from '../../http/access.ts';
import { ApiError } from '../../http/errors.ts';
import { networkOf, type RateLimits } from '../../http/rate-limits.ts';
import type { AdminActor, Audit } from '../audit/audit.ts';
import type { SessionsService } from '../sessions/service.ts';
import { hashRecoveryCode, isAppCode, newRecoveryCodes, newSecret, stepOf } from './codes.ts';
import {
  countRecoveryCodes,
  find,
  insertUnconfirmed,
  lock,
  remove,
  replaceRecoveryCodes,
  type SecondFactorRow,
  takeRecoveryCode,
  update,
} from './table.ts';

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly limits: RateLimits;
  readonly audit: Audit;
  readonly sessions: SessionsService;
  /** Undefined where the server has no key: then none can be set up, and only recovery codes are taken. */
  readonly encryption: Encryption | undefined;
}

const isConfirmed = (row: SecondFactorRow | undefined): boolean =>
  row !== undefined && row.enrolled_at !== null;
const actorOf = ({ adminId, email }: AdminActor) => ({ kind: 'admin', adminId, email }) as const;
const contextOf = (adminId: number) => `second factor of admin ${adminId}`;

/** What an admin shows beside the password: a code of an authenticator app, or a recovery code. */
export function secondFactorService({ db, now, limits, audit, sessions, encryption }: Parts) {
  const isEnrolled = async (adminId: number): Promise<boolean> => isConfirmed(await find(db, adminId));

  /**
   * Uses up a code, if it is right and neither it nor a later one was used. The secret is sealed with the newest key,
   * so that an older one can go. Belongs into a transaction.
   */
  async function useAppCode(adminId: number, code: string, changes: { enrolled_at?: Date } = {}) {
    const row = await lock(db, adminId);
    const secret = row && encryption?.open(row.secret, contextOf(adminId));
    const step = secret === undefined ? undefined : stepOf(secret, code, now());
    if (!encryption || secret === undefined || step === undefined || step <= (row?.last_step ?? -1))
      throw new ApiError('wrong_code');
    const sealed = encryption.seal(secret, contextOf(adminId));
    await update(db, adminId, { last_step: step, secret: sealed, ...changes });
  }

  async function useRecoveryCode(owner: AdminActor, code: string): Promise<void> {
    if (!(await takeRecoveryCode(db, owner.adminId, hashRecoveryCode(code))))
      throw new ApiError('wrong_code');
    const left = await countRecoveryCodes(db, owner.adminId);
    await audit.write(actorOf(owner), { adminId: owner.adminId }, 'recovery_code_used', {
      details: { left },
    });
  }

  async function renewCodes(adminId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(db, adminId, codes.map(hashRecoveryCode));
    return codes;
  }

  /**
   * Counts the try of a code. All of them are made by somebody who knows the password, so no stranger locks an admin
   * out; and a recovery code, which cannot be guessed, is still taken when whoever stole the password has tried too often.
   */
  async function counted(owner: AdminActor, code: string, address: string, use: () => Promise<void>) {
    const admin = String(owner.adminId);
    const network = `${admin} ${networkOf(address)}`;
    await limits.spend('codeByNetwork', network);
    if (isAppCode(code)) await limits.spend('codeByAdmin', admin);
    await use();
    await limits.forget('codeByNetwork', network);
    // Only this one is taken back: an admin who signs in all day would otherwise give whoever guesses as many again each time.
    if (isAppCode(code)) await limits.refund('codeByAdmin', admin);
  }

  return {
    isEnrolled,

    state: async (adminId: number) => ({
      enrolled: await isEnrolled(adminId),
      recovery_codes_left: await countRecoveryCodes(db, adminId),
    }),

    /**
     * Takes a code, which nobody can use again.
     * @throws {ApiError} `wrong_code`, `too_many_requests`
     */
    check: (owner: AdminActor, code: string, address: string): Promise<void> =>
      counted(owner, code, address, () =>
        db.transaction(() =>
          isAppCode(code) ? useAppCode(owner.adminId, code) : useRecoveryCode(owner, code),
        ),
      ),

    /** Makes a secret, which counts once it is confirmed. @throws {ApiError} `second_factor_enrolled`, `second_factor_unavailable` */
    async enrol({ adminId, email }: AdminActor): Promise<{ secret: string; uri: string }> {
      if (!encryption) throw new ApiError('second_factor_unavailable');
      const made = newSecret(email);
      const sealed = encryption.seal(made.secret, contextOf(adminId));
      await db.transaction(async () => {
        if (isConfirmed(await lock(db, adminId))) throw new ApiError('second_factor_enrolled');
        await insertUnconfirmed(db, adminId, sealed, now());
      });
      return made;
    },

    /**
     * Counts from now on; what was signed in without it, but for the caller's own session, has ended.
     * @returns recovery codes
     * @throws {ApiError} `wrong_code`, `second_factor_enrolled`, `too_many_requests`
     */
    async confirm(owner: Callers['admin'], code: string, address: string): Promise<string[]> {
      const { adminId } = owner;
      let codes: string[] = [];
      await counted(owner, code, address, async () => {
        codes = await audit.audited(actorOf(owner), { adminId }, 'second_factor_enrolled', async () => {
          if (isConfirmed(await lock(db, adminId))) throw new ApiError('second_factor_enrolled');
          await useAppCode(adminId, code, { enrolled_at: now() });
          await sessions.endOthers('admin', adminId, owner.sessionId);
          return { record: {}, result: await renewCodes(adminId) };
        });
      });
      return codes;
    },

    /**
     * Removes an admin's, and ends the sessions that they have but for the one that asks; where there is none nothing
     * happens.
     * @param by who removes it: its owner or, where it is lost, another admin
     */
    remove: (adminId: number, by: Callers['admin']): Promise<void> =>
      db.transaction(async () => {
        const enrolled = isConfirmed(await lock(db, adminId));
        await remove(db, adminId);
        if (!enrolled) return;
        await sessions.endOthers('admin', adminId, by.sessionId);
        await audit.write(actorOf(by), { adminId }, 'second_factor_removed', {});
      }),

    /** @returns new recovery codes, in place of the others @throws {ApiError} `second_factor_enrolment_required` */
    renewRecoveryCodes: (owner: AdminActor): Promise<string[]> =>
      audit.audited(actorOf(owner), { adminId: owner.adminId }, 'recovery_codes_renewed', async () => {
        if (!isConfirmed(await lock(db, owner.adminId)))
          throw new ApiError('second_factor_enrolment_required');
        return { record: {}, result: await renewCodes(owner.adminId) };
      }),
  };
}

export type SecondFactorService = ReturnType<typeof secondFactorService>;

import type { AdminRole, MailKind } from '@loan-kereta/sdk/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { hour } from '../../durations.ts';
import { ApiError } from '../../http/errors.ts';
import { hashToken, newToken } from '../../tokens.ts';
import type { SessionsService } from '../sessions/service.ts';
import {
  addressesOf,
  deleteLinks,
  findCredentials,
  findListed,
  insert,
  insertLink,
  lockCredentials,
  lockRunning,
  ownerOfLink,
  takeLink,
  updatePassword,
} from './table.ts';

/** The mails whose link sets an admin's password, and how long each link works, in ms. */
const linkMilliseconds = {
  admin_invite: 72 * hour,
  admin_reset: hour,
} as const satisfies Partial<Record<MailKind, number>>;

/** The accounts of admins: every other area reads and changes them through here. */
export const adminsService = (db: Database, now: Clock, sessions: SessionsService) => ({
  /** The account with this number, without what signs its owner in. */
  byId: (id: number) => findListed(db, id),

  /** The account with this address, which is in small letters, with what signs its owner in. */
  credentialsOf: (email: string) => findCredentials(db, email),

  /** The same by its number, which nothing else changes until the running transaction ends. */
  lockCredentials: (id: number) => lockCredentials(db, id),

  /**
   * The numbers of those who can do everything and can sign in: of whoever else asks for them, each waits until the
   * running transaction ends. One always remains.
   */
  lockRunning: () => lockRunning(db),

  /** What their addresses are, by their number; who was deleted has none. */
  addressesOf: (ids: readonly number[]) => addressesOf(db, ids),

  /**
   * @param passwordHash argon2id; null while nobody can sign in
   * @returns the id
   * @throws when the address is taken, by the constraint's name
   */
  add: (email: string, passwordHash: string | null, role: AdminRole = 'admin'): Promise<number> =>
    insert(db, { email, role, password_hash: passwordHash, created_at: now() }),

  /** Replaces the password, signs every device out and voids every link. Belongs into a transaction. */
  async changePassword(id: number, passwordHash: string | null): Promise<void> {
    await updatePassword(db, id, passwordHash);
    await sessions.endAll('admin', id);
    await deleteLinks(db, id);
  },

  /** The token of a link that sets a password; undefined when nobody who may sign in has this address any more. */
  makeLink: (email: string, kind: keyof typeof linkMilliseconds): Promise<string | undefined> =>
    db.transaction(async () => {
      const found = await findCredentials(db, email);
      // Whoever deletes or disables an admin holds the account.
      const locked = found && (await lockCredentials(db, found.admin.id));
      if (!locked || locked.admin.disabled_at) return undefined;
      const token = newToken();
      const expires_at = new Date(now().getTime() + linkMilliseconds[kind]);
      await insertLink(db, { token_hash: hashToken(token), admin_id: locked.admin.id, expires_at });
      return token;
    }),

  /** Whose link this is. @throws {ApiError} `link_not_valid` */
  async ownerOfLink(token: string): Promise<number> {
    const id = await ownerOfLink(db, hashToken(token), now());
    if (id === undefined) throw new ApiError('link_not_valid');
    return id;
  },

  /** Uses a link up: of two that come at the same time, one is refused. @throws {ApiError} `link_not_valid` */
  async takeLink(token: string): Promise<void> {
    if (!(await takeLink(db, hashToken(token)))) throw new ApiError('link_not_valid');
  },
});

export type AdminsService = ReturnType<typeof adminsService>;

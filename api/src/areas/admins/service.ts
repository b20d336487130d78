import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { SessionsService } from '../sessions/service.ts';
import { findCredentials, insert, lockCredentials, updatePassword } from './table.ts';

/** The accounts of admins: every other area reads and changes them through here. */
export const adminsService = (db: Database, now: Clock, sessions: SessionsService) => ({
  /** The account with this address, which is in small letters, with what signs its owner in. */
  credentialsOf: (email: string) => findCredentials(db, email),

  /** The same by its number, which nothing else changes until the running transaction ends. */
  lockCredentials: (id: number) => lockCredentials(db, id),

  /** @param passwordHash argon2id; null while nobody can sign in */
  add: (email: string, passwordHash: string | null): Promise<void> =>
    insert(db, { email, password_hash: passwordHash, created_at: now() }),

  /** Replaces the password and signs every device out. Belongs into a transaction. */
  async changePassword(id: number, passwordHash: string | null): Promise<void> {
    await updatePassword(db, id, passwordHash);
    await sessions.endAll('admin', id);
  },
});

export type AdminsService = ReturnType<typeof adminsService>;

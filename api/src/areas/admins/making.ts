import type { AdminRole } from '@loan-kereta/sdk/contract';
import type { Database } from '../../db/database.ts';
import type { Actor, Audit } from '../audit/audit.ts';
import type { AdminsService } from './service.ts';
import type { Admin } from './table.ts';

/** What the history says of an admin. */
export const auditedState = ({
  email,
  role,
  disabled_at,
}: Pick<Admin, 'email' | 'role' | 'disabled_at'>) => ({
  email,
  role,
  disabled: disabled_at !== null,
});

export interface MakingParts {
  readonly db: Database;
  readonly audit: Audit;
  readonly admins: AdminsService;
}

/**
 * Makes an admin and notes who did.
 * @param passwordHash argon2id; null for who has yet to choose a password
 * @returns the id
 * @throws when the address is taken, by the constraint's name
 */
export const makeAdmin = (
  { db, audit, admins }: MakingParts,
  by: Actor,
  given: { readonly email: string; readonly role: AdminRole },
  passwordHash: string | null,
): Promise<number> =>
  db.transaction(async () => {
    const id = await admins.add(given.email, passwordHash, given.role);
    await audit.write(by, { adminId: id }, 'admin_made', {
      after: auditedState({ ...given, disabled_at: null }),
    });
    return id;
  });

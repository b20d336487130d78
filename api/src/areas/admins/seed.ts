import type { Database } from '../../db/database.ts';
import { hashPassword } from '../auth/passwords.ts';
import { findAdminByEmail, insertAdmin } from './table.ts';

/** Makes the admin that the settings name, unless there is one of that address, who keeps the password they have. */
export async function seedFirstAdmin(
  db: Database,
  admin: { email: string; password: string },
  now: Date,
): Promise<void> {
  if (await findAdminByEmail(db, admin.email)) return;
  await insertAdmin(db, {
    email: admin.email,
    password_hash: await hashPassword(admin.password),
    created_at: now,
  });
}

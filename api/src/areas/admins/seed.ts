import { hashPassword } from '../auth/passwords.ts';
import type { AdminsService } from './service.ts';

/** Makes the admin that the settings name, unless there is one of that address, who keeps the password they have. */
export async function seedFirstAdmin(
  admins: AdminsService,
  { email, password }: { email: string; password: string },
): Promise<void> {
  if (await admins.credentialsOf(email)) return;
  await admins.add(email, await hashPassword(password));
}

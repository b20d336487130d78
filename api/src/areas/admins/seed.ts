import { isCommonPassword } from '@loan-kereta/sdk/passwords';
import { ConfigError } from '../../config.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { AdminsService } from './service.ts';

/**
 * Makes the admin that the settings name, unless there is one of that address, who keeps the password they have.
 * @throws {ConfigError} when the password is among the commonest
 */
export async function seedFirstAdmin(
  admins: AdminsService,
  { email, password }: { email: string; password: string },
): Promise<void> {
  if (await admins.credentialsOf(email)) return;
  if (await isCommonPassword(password))
    throw new ConfigError([
      'LK_ADMIN_PASSWORD is among the ten thousand passwords that people choose most: choose another.',
    ]);
  await admins.add(email, await hashPassword(password));
}

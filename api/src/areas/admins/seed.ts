import { isCommonPassword } from '@loan-kereta/sdk/passwords';
import { ConfigError } from '../../config.ts';
import { hashPassword } from '../auth/passwords.ts';
import { type MakingParts, makeAdmin } from './making.ts';

/**
 * Makes the admin that the settings name, unless there is one of that address, who keeps the password they have.
 * @throws {ConfigError} when the password is among the commonest
 */
export async function seedFirstAdmin(
  parts: MakingParts,
  { email, password }: { email: string; password: string },
): Promise<void> {
  if (await parts.admins.credentialsOf(email)) return;
  if (await isCommonPassword(password))
    throw new ConfigError([
      'LK_ADMIN_PASSWORD is among the ten thousand passwords that people choose most: choose another.',
    ]);
  await makeAdmin(parts, { kind: 'system' }, { email, role: 'admin' }, await hashPassword(password));
}

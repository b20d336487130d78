import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { adminRoles, contract } from '@loan-kereta/sdk/contract';
import { pages } from '@loan-kereta/sdk/pages';
import { makeAdmin } from './areas/admins/making.ts';
import { adminsService } from './areas/admins/service.ts';
import { auditService } from './areas/audit/audit.ts';
import { hashPassword } from './areas/auth/passwords.ts';
import { sessionsService } from './areas/sessions/service.ts';
import { systemClock as now } from './clock.ts';
import { readConfig, readEnvironmentFile } from './config.ts';
import { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { migrations } from './migrations.ts';

const usage = `npm run admin -- create EMAIL [--role ${adminRoles.join('|')}]`;

/** What was asked for. @throws with what is wrong with it */
function readArguments() {
  const { values, positionals } = parseArgs({
    options: { role: { type: 'string', default: 'admin' } },
    allowPositionals: true,
  });
  const [command, email, ...more] = positionals;
  const given = contract.admins.invite.body.safeParse({ email, role: values.role });
  if (command !== 'create' || email === undefined || more.length > 0) throw new Error(`Usage: ${usage}`);
  if (!given.success) throw new Error(`${given.error.issues[0]?.message}\nUsage: ${usage}`);
  return given.data;
}

/** Makes an admin as whoever runs the server, and says the password, which nobody can read afterwards. */
async function create() {
  const given = readArguments();
  readEnvironmentFile();
  const config = readConfig(process.env);
  const db = new Database(config.database);
  try {
    await migrate(db, migrations, async () => {});
    const admins = adminsService(db, now, sessionsService(db, now));
    if (await admins.credentialsOf(given.email))
      throw new Error('There is already an admin of that address.');
    const password = randomBytes(12).toString('base64url');
    const parts = { db, admins, audit: auditService(db, now) };
    await makeAdmin(parts, { kind: 'system' }, given, await hashPassword(password));
    process.stdout.write(
      `${given.email} may sign in at ${config.publicUrl}${pages.adminLogin.path}, with the role ${given.role}.\n`,
    );
    process.stdout.write(`Password, told only now: ${password}\n`);
  } finally {
    await db.close();
  }
}

await create().catch(error => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});

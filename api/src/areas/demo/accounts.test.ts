import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { Database } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { migrations } from '../../migrations.ts';
import { seed } from '../../seed.ts';
import { someVisitor } from '../../testing/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { startTestServer } from '../../testing/server.ts';
import { demoPassword } from '../../testing/template.ts';
import { isPassword } from '../auth/passwords.ts';
import { sessionsService } from '../sessions/service.ts';

let own: TestDatabase;
let db: Database;
beforeEach(async () => {
  own = await createTestDatabase();
  db = new Database(readConfig({ LK_DATABASE_URL: own.url }).database);
});
afterEach(async () => {
  await db.close();
  await own.remove();
});

const now = () => new Date();
const start = (settings: Record<string, string> = {}) =>
  migrate(db, migrations, one => seed(one, readConfig({ LK_DATABASE_URL: own.url, ...settings }), now()));
const emails = [
  'demo-basic@example.com',
  'demo-premium@example.com',
  'demo-diamond@example.com',
  'demo-admin@example.com',
  'demo-support@example.com',
];
const stored = async (email: string) =>
  ((await db.knex('advisors').where({ email }).first()) ?? (await db.knex('admins').where({ email }).first()))
    ?.password_hash ?? null;

test('the first start gives each demo account a password of its own, and later ones keep it', async () => {
  const signIns = await start();
  expect(signIns.map(({ email }) => email)).toEqual(emails);
  expect(new Set(signIns.map(({ password }) => password)).size).toBe(emails.length);
  for (const { email, password } of signIns) {
    expect(password).toMatch(/^[\w-]{12}$/);
    expect(await isPassword(password, await stored(email))).toBe(true);
  }
  expect(await start()).toEqual([]);
});

test('the password of the settings holds for all of them, whatever they had before', async () => {
  await start();
  const advisor = await db.knex('advisors').where({ email: 'demo-basic@example.com' }).first();
  const sessions = sessionsService(db, now);
  const token = await sessions.startForAdvisor(advisor.id, someVisitor());

  const signIns = await start({ LK_DEMO_PASSWORD: 'rahsia demo' });
  expect(signIns).toEqual(emails.map(email => ({ email, password: 'rahsia demo' })));
  for (const email of emails) expect(await isPassword('rahsia demo', await stored(email))).toBe(true);
  expect(await sessions.advisorOf(token)).toBeUndefined();
  expect(await start({ LK_DEMO_PASSWORD: 'rahsia demo' })).toEqual([]);
});

test('without the demo nobody gets into its accounts any more, and with it again they are opened anew', async () => {
  await start();
  const admin = await db.knex('admins').where({ email: 'demo-admin@example.com' }).first();
  const sessions = sessionsService(db, now);
  const { token } = await sessions.startForAdmin(admin.id, someVisitor());

  expect(await start({ LK_DEMO: 'false' })).toEqual([]);
  for (const email of emails) expect(await stored(email)).toBeNull();
  expect(await sessions.adminOf(token, undefined)).toBeUndefined();
  expect(await start()).toHaveLength(emails.length);
});

test('where there never was a demo there is none of its accounts', async () => {
  await start({ LK_DEMO: 'false' });
  expect(await db.knex('advisors')).toEqual([]);
  expect(await db.knex('admins')).toEqual([]);
});

test('the admin of the settings is made once and keeps the password', async () => {
  const settings = { LK_DEMO: 'false', LK_ADMIN_EMAIL: 'boss@example.com' };
  await start({ ...settings, LK_ADMIN_PASSWORD: 'first password' });
  await start({ ...settings, LK_ADMIN_PASSWORD: 'another password' });
  expect(await db.knex('admins')).toHaveLength(1);
  expect(await isPassword('first password', await stored('boss@example.com'))).toBe(true);
});

test('a demo advisor and the demo admin sign in', async () => {
  const server = await startTestServer();
  try {
    for (const [path, email] of [
      ['/api/auth/login', 'demo-diamond@example.com'],
      ['/api/admin/login', 'demo-admin@example.com'],
    ] as const)
      expect((await server.visitor().post(path, { email, password: demoPassword })).status).toBe(200);
  } finally {
    await server.stop();
  }
});

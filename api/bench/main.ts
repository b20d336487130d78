// npm run bench -w @loan-kereta/api: what requests cost, side by side with bare Koa, as JSON. Loopback only.
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startMariadb } from '../../scripts/mariadb.ts';
import type { Account } from '../src/areas/advisors/account.ts';
import { hashPassword } from '../src/areas/auth/passwords.ts';
import { sessionsService } from '../src/areas/sessions/service.ts';
import { systemClock } from '../src/clock.ts';
import { readConfig } from '../src/config.ts';
import { Database } from '../src/db/database.ts';
import { addAdvisor, someVisitor } from '../src/testing/accounts.ts';
import { createMysqlDatabase } from '../src/testing/database.ts';
import { bombPng, formWith } from '../src/testing/pictures.ts';
import type { BareTask } from './bare.ts';
import { compare, type Target } from './load.ts';
import { type Served, serve } from './processes.ts';
import { inWaves, responsiveness } from './responsiveness.ts';
import { signInTime } from './sign-in-time.ts';
import { usersAtScale } from './users/main.ts';
import { worthOfEach } from './worth.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    /**
     * `worth`: only what each of the server's own ways is worth; `uploads`: only how it answers while pictures are
     * uploaded; `users`: only the admin's API at many users.
     */
    only: { type: 'string' },
    /** How many users on MySQL, and on SQLite. */
    users: { type: 'string', default: '1000000' },
    'sqlite-users': { type: 'string', default: '100000' },
    /** A MySQL server to measure on, which keeps the databases that are loaded for it. */
    server: { type: 'string' },
  },
});
const effort = { seconds: Number(values.seconds), rounds: Number(values.rounds) };

const usersEffort = {
  users: { small: 1000, mysql: Number(values.users), sqlite: Number(values['sqlite-users']) },
  rounds: effort.rounds,
  searches: 200,
  // Long enough for what only a long job shows: memory that fills, tallies that grow.
  changed: 60_000,
};

const say = (line: string) => console.error(line);
const password = 'rahsia bangku uji';

/** Signs in as from an address of its own, so that no limit of attempts is in the way. */
function attempts(address: string) {
  return async (email: string, given: string, number: number, expected: number): Promise<void> => {
    const response = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      },
      body: JSON.stringify({ email, password: given }),
    });
    await response.arrayBuffer();
    if (response.status !== expected) throw new Error(`A sign-in was answered with ${response.status}.`);
  };
}

/** Uploads the picture that costs most of all that are taken, each time another of these people. */
async function uploads(address: string, db: Database, people: readonly Account[]) {
  const sessions = sessionsService(db, systemClock);
  const tokens = await Promise.all(people.map(person => sessions.startForAdvisor(person.id, someVisitor())));
  const file = bombPng(5000, 5000);
  return async (index: number): Promise<void> => {
    const response = await fetch(`${address}/api/upload`, {
      method: 'POST',
      headers: { Cookie: `lk_session=${tokens[index % tokens.length]}` },
      body: formWith(file),
    });
    if (response.status !== 200) throw new Error(`An upload was answered with ${await response.text()}.`);
  };
}

async function measure(database: string) {
  const running: Served[] = [];
  const db = new Database(readConfig({ LK_DATABASE_URL: database }).database);
  try {
    const environment = {
      NODE_ENV: 'production',
      LK_PORT: '0',
      LK_DATABASE_URL: database,
      LK_STORAGE_URL: `file:${join(tmpdir(), 'loan-kereta-bench')}`,
      LK_TRUSTED_PROXIES: '1',
    };
    const app = await serve('app.ts', environment);
    running.push(app);
    const passwordHash = await hashPassword(password);
    const people: Account[] = [];
    for (let index = 0; index < 50; index++)
      people.push(await addAdvisor(db, systemClock, { plan: 'diamond', password_hash: passwordHash }));
    const [advisor] = people;
    if (!advisor) throw new Error('There is no advisor.');
    const token = await sessionsService(db, systemClock).startForAdvisor(advisor.id, someVisitor());

    const embedUrl = `${app.address}/api/embed/${advisor.slug}`;
    const embed = await fetch(embedUrl, { headers: { 'Accept-Encoding': 'identity' } });
    const etag = embed.headers.get('ETag') ?? '';
    const task: BareTask = { bytes: await embed.text(), etag, mysqlUrl: database, advisorId: advisor.id };
    const bare = await serve('bare.ts', { NODE_ENV: 'production' }, task);
    running.push(bare);
    const known = { 'If-None-Match': etag };
    const ours = (url: string, headers?: Record<string, string>, status: 200 | 304 = 200): Target => ({
      url,
      status,
      ...(headers && { headers }),
    });

    const healthzUrl = `${app.address}/healthz`;
    const whileUploading = async () => {
      say('GET /healthz while eight people at once upload the dearest picture …');
      const upload = await uploads(app.address, db, people.slice(0, 8));
      return responsiveness(healthzUrl, () => inWaves(3, 8, upload), 2);
    };
    if (values.only === 'uploads') return { healthzWhileUploading: await whileUploading() };

    const session = { Cookie: `lk_session=${token}` };
    const worth = await worthOfEach(
      { app, environment, effort, say },
      {
        me: { path: '/api/auth/me', headers: session, status: 200 },
        embed: { path: `/api/embed/${advisor.slug}`, status: 200 },
      },
    );
    if (values.only === 'worth') return { worth };

    say('GET /api/embed/:slug …');
    const embedWhole = await compare(ours(embedUrl), ours(`${bare.address}/bytes`), 0.7, effort);
    say('… with If-None-Match …');
    const embedKnown = await compare(
      ours(embedUrl, known, 304),
      ours(`${bare.address}/known`, known, 304),
      0.9,
      effort,
    );
    say('GET /api/auth/me …');
    const me = await compare(
      ours(`${app.address}/api/auth/me`, session),
      ours(`${bare.address}/row`),
      0.5,
      effort,
    );
    say('GET /healthz while people sign in …');
    const attempt = attempts(app.address);
    const email = (index: number) => people[index % people.length]?.email ?? '';
    const healthz = await responsiveness(
      healthzUrl,
      () => inWaves(10, 50, index => attempt(email(index), password, index, 200)),
      5,
    );
    const healthzWhileUploading = await whileUploading();
    say('How long a refused sign-in takes …');
    const refusedSignIn = await signInTime(
      (kind, index) =>
        kind === 'wrongPassword'
          ? attempt(email(index), 'wrong', 100_000 + index, 401)
          : attempt(`nobody-${index % people.length}@example.com`, 'wrong', 200_000 + index, 401),
      400,
    );
    return {
      embed: embedWhole,
      embedIfNoneMatch: embedKnown,
      authMe: me,
      worth,
      healthz,
      healthzWhileUploading,
      refusedSignIn,
    };
  } finally {
    for (const server of running) await server.end();
    await db.close();
  }
}

const given = values.server ?? process.env.LK_TEST_MYSQL_URL;
const own = given ? undefined : await startMariadb({ memory: '4G' });
const server = given ?? own?.url;
if (!server) throw new Error('Install mariadb-server, or set LK_TEST_MYSQL_URL to a server for tests.');
try {
  const database = await createMysqlDatabase(server);
  try {
    const machine = {
      node: process.version,
      processors: availableParallelism(),
      model: cpus()[0]?.model.trim(),
    };
    const figures = values.only === 'users' ? {} : await measure(database.url);
    const users = values.only === 'users' ? { users: await usersAtScale(server, usersEffort, say) } : {};
    console.log(JSON.stringify({ machine, ...figures, ...users }, null, 2));
  } finally {
    await database.remove();
  }
} finally {
  await own?.stop();
}

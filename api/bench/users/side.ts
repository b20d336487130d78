import { sessionsService } from '../../src/areas/sessions/service.ts';
import { systemClock } from '../../src/clock.ts';
import { readConfig } from '../../src/config.ts';
import { Database } from '../../src/db/database.ts';
import { someVisitor } from '../../src/testing/accounts.ts';
import { TestClient } from '../../src/testing/client.ts';
import { type Served, serve } from '../processes.ts';

/** A server over a database with so many users. */
export interface Side {
  readonly users: number;
  readonly db: Database;
  readonly server: Served;
  /** An admin who has just signed in; what asks for a proof takes that for five minutes. */
  readonly admin: () => Promise<TestClient>;
  readonly end: () => Promise<void>;
}

async function signIn(db: Database, address: string): Promise<TestClient> {
  const email = 'bench@load.example';
  await db
    .knex('admins')
    .insert({ email, role: 'admin', created_at: new Date() })
    .onConflict('email')
    .ignore();
  const { id } = await db.knex('admins').where({ email }).first('id');
  const { token } = await sessionsService(db, systemClock).startForAdmin(id, someVisitor());
  const client = new TestClient(address);
  client.cookies.set('lk_admin', token);
  return client;
}

/** Starts the server over a database that is loaded. */
export async function startSide(databaseUrl: string, users: number): Promise<Side> {
  const db = new Database(readConfig({ LK_DATABASE_URL: databaseUrl }).database);
  const server = await serve('app.ts', {
    NODE_ENV: 'production',
    LK_PORT: '0',
    LK_DATABASE_URL: databaseUrl,
    LK_STORAGE_URL: 'file:/nowhere',
  });
  return {
    users,
    db,
    server,
    admin: () => signIn(db, server.address),
    async end() {
      await server.end();
      await db.close();
    },
  };
}

/** The number of the newest account. */
export async function lastId({ db }: Side): Promise<number> {
  const [row] = await db.knex('advisors').max({ last: 'id' });
  return Number(row?.last);
}

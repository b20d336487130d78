import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostExported } from '../../personal-records.ts';
import { hashOf } from '../../testing/accounts.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the exported file holds what is stored about this advisor, no secrets, and nobody else', async () => {
  const { client, advisor } = await server.signedInAdvisor({
    phone: '012-345 6789',
    company: 'Perodua Klang',
    password_hash: await hashOf('rahsia saya'),
  });
  const other = await server.signedInAdvisor({ name: 'Somebody Else' });
  await client.post('/api/auth/password', { current_password: 'rahsia saya', new_password: 'kata baharu' });

  const response = await client.get('/api/me/export');
  expect(response.headers.get('Content-Disposition')).toBe(
    `attachment; filename="loan-kereta-${advisor.slug}.json"`,
  );
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const file = JSON.parse(response.text);
  expect(file.account).toMatchObject({
    id: advisor.id,
    email: advisor.email,
    name: 'Siti Aminah',
    phone: '012-345 6789',
    company: 'Perodua Klang',
    slug: advisor.slug,
    plan: 'basic',
    is_approved: true,
    created_at: advisor.created_at instanceof Date ? advisor.created_at.toISOString() : undefined,
  });
  // The number of decisions and the reason of a penalty are for admins only, as notes are.
  const { version: _, penalty_reason: __, ...told } = advisor;
  expect(Object.keys(file.account).sort()).toEqual(Object.keys(told).sort());
  expect(file.sessions).toHaveLength(1);
  expect(file.history).toMatchObject([{ action: 'password_changed', actor: 'advisor', admin_email: null }]);
  expect(response.text).not.toMatch(/argon2|hash|Somebody/);
  for (const secret of [client.cookies.get('lk_session') ?? '', other.advisor.email])
    expect(response.text).not.toContain(secret);
});

/** The tables with a column `advisor_id`. */
async function tablesOfAdvisors(): Promise<string[]> {
  const { knex } = server.db;
  const sql = {
    sqlite: `select m.name from sqlite_master m join pragma_table_info(m.name) c
      where m.type = 'table' and c.name = 'advisor_id'`,
    mysql: `select table_name as name from information_schema.columns
      where table_schema = database() and column_name = 'advisor_id'`,
  };
  const response = await knex.raw(sql[server.db.engine]);
  const rows: { name: string }[] = server.db.engine === 'mysql' ? response[0] : response;
  return rows.map(({ name }) => name).sort();
}

test('the file is made so often and no more', async () => {
  const { client } = await server.signedInAdvisor();
  for (let count = 0; count < 10; count++) expect((await client.get('/api/me/export')).status).toBe(200);
  expect((await client.get('/api/me/export')).problem().code).toBe('too_many_requests');
});

test('every table that refers to an advisor has its place in the exported file', async () => {
  const fieldOf = {
    advisor_sessions: 'sessions',
    audit_entries: 'history',
    consents: 'consents',
    edited_data: 'edited_data',
    // Ten minutes of what a page of the advisor’s own reported.
    embed_checks: undefined,
    // Two days of how an admin’s job found an account, to put it back; the history has that for good.
    job_changes: undefined,
    // Numbers only, of whom an admin’s job is about; the history says what it did.
    job_users: undefined,
    // Holds hashes only, of links that are good for an hour.
    mailed_links: undefined,
    mails: 'mails',
    // For the eyes of admins.
    notes: undefined,
    payments: 'payments',
    // Made of what the account itself says, to find it by.
    search_keys: undefined,
    search_texts: undefined,
    security_events: 'security',
    slugs: 'names',
    // A hash, and a code that leads to the advisor's own page.
    stream_addresses: undefined,
    stream_links: undefined,
    // Stream states end with the session that steers them; overlays and sources are pages that show them.
    stream_overlays: undefined,
    stream_sources: undefined,
    streams: undefined,
    theme_presets: 'layouts',
    uploads: 'pictures',
  };
  expect(await tablesOfAdvisors()).toEqual(Object.keys(fieldOf));
  const { client } = await server.signedInAdvisor();
  const file = JSON.parse((await client.get('/api/me/export')).text);
  const fields = Object.values(fieldOf).filter(field => field !== undefined);
  expect(Object.keys(file).sort()).toEqual(['account', 'exported_at', ...fields].sort());
});

test('what admins note about an advisor is not handed out by being stored', async () => {
  const { client, advisor } = await server.signedInAdvisor();
  await server.db.knex.schema.alterTable('advisors', table => {
    table.string('admin_note', 100);
  });
  await server.db.knex('advisors').where({ id: advisor.id }).update({ admin_note: 'owes us RM 49' });
  await server.db.knex('audit_entries').insert({
    advisor_id: advisor.id,
    actor: 'admin',
    action: 'noted',
    details: '{"notes":"owes us RM 49"}',
    state_after: '{"notes":"owes us RM 49"}',
    created_at: server.clock.now(),
  });
  const { text, status } = await client.get('/api/me/export');
  expect(status).toBe(200);
  expect(JSON.parse(text).history).toMatchObject([{ action: 'noted', after: {} }]);
  expect(text).not.toContain('owes');
});

test('the exported file holds the newest of a history that is longer than it has room for, oldest first', async () => {
  const { client, advisor } = await server.signedInAdvisor();
  const now = server.clock.now().getTime();
  const rows = Array.from({ length: mostExported + 2 }, (_, index) => ({
    advisor_id: advisor.id,
    actor: 'admin',
    action: 'noted',
    details: '{}',
    state_after: '{}',
    created_at: new Date(now + index * 1000),
  }));
  await server.db.knex.batchInsert('audit_entries', rows, 100);
  const { history } = JSON.parse((await client.get('/api/me/export')).text);
  expect(history).toHaveLength(mostExported);
  expect(Date.parse(history[0].timestamp)).toBe(now + 2000);
  expect(Date.parse(history.at(-1).timestamp)).toBe(now + (mostExported + 1) * 1000);
});

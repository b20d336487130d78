import { parse } from 'node:querystring';
import { expect, test } from 'vitest';
import { addAdvisor, inventedAdvisor } from '../../testing/accounts.ts';
import { startWithAdmin } from '../../testing/with-admin.ts';
import { auditService } from '../audit/audit.ts';
import { makeSomeSearchable } from '../search/search.ts';
import { userExport } from './export.ts';

const { server, admin } = await startWithAdmin({ LK_DEMO: 'false' });

const path = '/api/admin/users.csv';
const exported = async (query = '') => {
  const response = await admin.client.get(`${path}?${query}`);
  expect(response.status, response.text).toBe(200);
  const [head, ...lines] = response.text.replace('\ufeff', '').trimEnd().split('\r\n');
  return { head, lines: lines.filter(Boolean) };
};
const entries = () => server.db.knex('audit_entries').where({ action: 'users_exported' }).orderBy('id');

test('the table has the columns of the report, and what counts now', async () => {
  const created_at = new Date('2026-03-01T01:02:03.004Z');
  const past = new Date('2026-03-02T00:00:00.000Z');
  const of = { created_at, updated_at: created_at };
  await addAdvisor(server.db, server.clock.now, {
    ...of,
    ...{ name: '陈美玲, "Mei"', email: 'mei@kereta.example', plan: 'diamond' },
  });
  await addAdvisor(server.db, server.clock.now, {
    ...of,
    ...{ name: '=1+1', email: 'f@kereta.example', plan: 'premium', plan_expires_at: past },
    ...{ updated_at: past, is_approved: false },
  });
  const { head, lines } = await exported();
  expect(head).toBe(
    'Name,Email,Plan,Created Date (Malaysia UTC+8),Plan Expiry (Malaysia UTC+8),Theme Access Count,Presenter Mode,Custom Color,Edit Data,Watermark,Approved,Last Updated (Malaysia UTC+8)',
  );
  expect(lines).toEqual([
    '"陈美玲, ""Mei""",mei@kereta.example,diamond,2026-03-01 09:02:03,Never,20,Yes,Yes,Yes,No,Yes,Never',
    `"'=1+1",f@kereta.example,basic,2026-03-01 09:02:03,2026-03-02 08:00:00,3,No,No,No,Yes,No,2026-03-02 08:00:00`,
  ]);
});

test('all, what a filter or a search finds, or those that are selected; each is written into the history', async () => {
  const rows = Array.from({ length: 1203 }, (_, number) =>
    inventedAdvisor(server.clock.now, {
      name: `Uji ${number}`,
      plan: number % 2 === 0 ? 'premium' : 'basic',
    }),
  );
  await server.db.knex.batchInsert('advisors', rows, 100);
  const ids = await server.db.knex('advisors').where('name', 'like', 'Uji %').orderBy('id').pluck('id');
  while (await makeSomeSearchable(server.db));
  const before = (await entries()).length;
  const all = await server.db.knex('advisors').count({ found: '*' });
  expect((await exported()).lines).toHaveLength(Number(all[0]?.found));
  const premium = (await exported('plan=premium&status=active')).lines;
  expect(premium).toHaveLength(602);
  expect(new Set(premium).size).toBe(602);
  expect((await exported('search=uji')).lines).toHaveLength(1203);
  expect((await exported('plan=diamond&status=pending')).lines).toEqual([]);
  expect(
    (await exported(`ids=${ids[5]},${ids[2]},2000000000`)).lines.map(line => line.split(',')[0]),
  ).toEqual(['Uji 5', 'Uji 2']);
  const written = (await entries()).slice(before);
  expect(written.map(entry => JSON.parse(entry.details))).toEqual([
    { plan: null, status: null, searched: false, selected: null },
    { plan: 'premium', status: 'active', searched: false, selected: null },
    { plan: null, status: null, searched: true, selected: null },
    { plan: 'diamond', status: 'pending', searched: false, selected: null },
    { plan: null, status: null, searched: false, selected: 3 },
  ]);
  for (const entry of written) expect(entry).toMatchObject({ actor: 'admin', admin_id: admin.admin.id });
});

test('who was selected is noted in the history of each', async () => {
  const ids: number[] = [];
  for (const name of ['Siti', 'Ramesh'])
    ids.push((await addAdvisor(server.db, server.clock.now, { name, email: `${name}@selected.example` })).id);
  await exported(`ids=${ids.join()},2000000000`);
  const noted = await server.db
    .knex('audit_entries')
    .where({ action: 'exported' })
    .whereIn('advisor_id', [...ids, 2000000000])
    .orderBy('advisor_id');
  expect(noted.map(entry => [entry.advisor_id, entry.admin_id])).toEqual(ids.map(id => [id, admin.admin.id]));
});

test('bad filters are refused by their names, and nothing is written', async () => {
  const before = (await entries()).length;
  for (const query of ['ids=1,x', 'ids=0', `ids=${'1,'.repeat(500)}1`, 'plan=gold', 'status=x', 'search=a']) {
    const refusal = (await admin.client.get(`${path}?${query}`)).problem();
    expect(refusal, query).toMatchObject({
      code: 'invalid_request',
      errors: [{ path: Object.keys(parse(query))[0] }],
    });
  }
  expect(await entries()).toHaveLength(before);
});

test('only an admin who has just proved who they are takes it along', async () => {
  const before = (await entries()).length;
  const { client } = await server.signedInAdvisor();
  expect((await server.visitor().get(path)).status).toBe(401);
  expect((await client.get(path)).problem().status).toBeGreaterThanOrEqual(401);
  const supporter = await server.signedInAdmin('support');
  expect((await supporter.client.get(path)).problem()).toMatchObject({ status: 403 });
  server.clock.advance({ minutes: 6 });
  expect((await admin.client.get(path)).problem()).toMatchObject({ code: 'second_factor_required' });
  expect(await entries()).toHaveLength(before);
});

test('one admin has two tables under way, and all of them six; one more is refused and written nowhere', async () => {
  const { now } = server.clock;
  async function* endless() {
    for (;;) yield 'Name';
  }
  const exportUsers = userExport(now, auditService(server.db, now), async () => 0, endless);
  const begin = async (adminId: number) => {
    const table = exportUsers({ adminId, email: admin.admin.email }, {});
    await table.next();
    return table;
  };
  const before = (await entries()).length;
  const [first] = [await begin(1), await begin(1)];
  await expect(begin(1)).rejects.toMatchObject({ code: 'too_many_requests' });
  for (const id of [2, 2, 3, 3]) await begin(id);
  await expect(begin(4)).rejects.toMatchObject({ code: 'too_many_requests' });
  await first.return(undefined);
  await begin(4);
  expect(await entries()).toHaveLength(before + 7);
});

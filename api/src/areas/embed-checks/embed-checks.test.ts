import { contract } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { embedChecksService } from './service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const report = {
  advisors: ['siti'],
  findings: [{ code: 'hidden', severity: 'warning', problem: 'It is hidden.', remedy: 'Show it.' }],
};
const elsewhere = {
  Origin: 'https://dealer.example',
  'Sec-Fetch-Site': 'cross-site',
  'Sec-Fetch-Dest': 'empty',
};

const begin = async (client: TestClient) =>
  (await client.post('/api/me/embed-check')).as(contract.embedChecks.make.response).mark;
const check = async (client: TestClient) =>
  (await client.get('/api/me/embed-check')).as(contract.embedChecks.get.response).check;
const found = async (client: TestClient) => (await check(client))?.report ?? null;
const send = (mark: string, body: object = report) =>
  server.visitor().post('/api/embed-check', { mark, report: body }, { headers: elsewhere });

test('a page of any origin reports once by the mark, to its advisor alone', async () => {
  const { client } = await server.signedInAdvisor();
  const { client: other } = await server.signedInAdvisor();
  const mark = await begin(client);
  expect(await found(client)).toBeNull();
  const sent = await send(mark);
  expect([sent.status, sent.headers.get('Access-Control-Allow-Origin')]).toEqual([204, '*']);
  expect(await found(client)).toEqual(report);
  expect(await found(other)).toBeNull();
  expect((await send(mark, { ...report, advisors: [] })).problem().code).toBe('mark_not_valid');
  expect(await found(client)).toEqual(report);
});

test('an earlier, unknown or expired mark reports nothing', async () => {
  const { client } = await server.signedInAdvisor();
  const before = await begin(client);
  const mark = await begin(client);
  for (const wrong of [before, 'x'.repeat(43)])
    expect((await send(wrong)).problem()).toMatchObject({ status: 400, code: 'mark_not_valid' });
  server.clock.advance({ minutes: 11 });
  expect((await send(mark)).problem().code).toBe('mark_not_valid');
  expect(await found(client)).toBeNull();
});

test('a report ends after ten minutes and with the next check', async () => {
  const { client } = await server.signedInAdvisor();
  await send(await begin(client));
  await begin(client);
  expect(await found(client)).toBeNull();
  const { client: late } = await server.signedInAdvisor();
  await send(await begin(late));
  expect(await check(late)).not.toBeNull();
  server.clock.advance({ minutes: 11 });
  expect(await check(late)).toBeNull();
  expect(await embedChecksService(server.db, server.clock.now).clearSome()).toBe(false);
  expect(await server.db.knex('embed_checks')).toEqual([]);
});

test.each([
  ['report.advisors', { ...report, advisors: Array(21).fill('siti') }],
  ['report.advisors.0', { ...report, advisors: ['x'.repeat(61)] }],
  ['report.findings', { ...report, findings: Array(21).fill(report.findings[0]) }],
  ['report.findings.0.code', { ...report, findings: [{ ...report.findings[0], code: 'x'.repeat(41) }] }],
])('a report with a wrong %s is refused by that name, and the mark stays good', async (path, body) => {
  const { client } = await server.signedInAdvisor();
  const mark = await begin(client);
  expect((await send(mark, body)).problem().errors).toMatchObject([{ path }]);
  expect((await send(mark)).status).toBe(204);
});

test('any page may send a report, and only ours may begin a check', async () => {
  const asked = await server.visitor().send('OPTIONS', '/api/embed-check', { headers: elsewhere });
  expect(asked.headers.get('Access-Control-Allow-Methods')).toBe('POST');
  expect(asked.headers.get('Access-Control-Allow-Headers')).toContain('Content-Type');
  const { client } = await server.signedInAdvisor();
  const begun = await client.post('/api/me/embed-check', undefined, { headers: elsewhere });
  expect(begun.problem().code).toBe('origin_not_allowed');
  expect((await server.visitor().post('/api/me/embed-check')).problem().code).toBe('not_signed_in');
});

test('a mark stands readable in no table and no line of the log', async () => {
  const { client } = await server.signedInAdvisor();
  const mark = await begin(client);
  expect(JSON.stringify(await server.db.knex('embed_checks'))).not.toContain(mark);
  await send(mark);
  expect(server.log.join()).not.toContain(mark);
});

test('an account begins so many checks an hour and no more', async () => {
  const { client } = await server.signedInAdvisor();
  for (let count = 0; count < 60; count += 1) await begin(client);
  expect((await client.post('/api/me/embed-check')).problem().code).toBe('too_many_requests');
});

import { contract } from '@loan-kereta/sdk/contract';
import { expect, test } from 'vitest';
import { expectIndexed } from '../../testing/indexed.ts';
import { startWithAdmin } from '../../testing/with-admin.ts';

// No mail of theirs goes anywhere.
const { server, admin } = await startWithAdmin({ LK_SMTP_URL: 'smtp://127.0.0.1:1' });

const read = async (query: string) =>
  (await admin.client.get(`/api/admin/mails?${query}`)).as(contract.mails.list.response);

/** A mail that is done with, one way or the other. */
const ended = (address: string, state: 'sent' | 'failed') => ({
  kind: 'reset',
  address,
  state,
  details: '{}',
  attempts: 1,
  taken: false,
  next_at: server.clock.now(),
  created_at: server.clock.now(),
});

test('the list goes page by page, to admins only', async () => {
  for (let count = 0; count < 5; count++) {
    const { client } = await server.signedInAdvisor();
    await client.post('/api/auth/verification');
  }
  const { items } = await read('');
  expect(items).toHaveLength(5);
  const paged = [];
  let next: string | null = '';
  while (next !== null) {
    const part = await read(`limit=2${next && `&cursor=${next}`}`);
    paged.push(...part.items.map(item => item.id));
    next = part.next;
  }
  expect(paged).toEqual(items.map(item => item.id));

  for (const query of ['limit=0', 'limit=101', 'limit=x', 'state=lost', 'cursor=x', 'cursor=MQ'])
    expect((await admin.client.get(`/api/admin/mails?${query}`)).problem(), query).toMatchObject({
      status: 400,
      errors: [{ path: query.split('=')[0] }],
    });
  expect((await admin.client.post('/api/admin/mails/999999/retry')).problem().code).toBe('mail_not_found');
  const { client: advisor } = await server.signedInAdvisor();
  for (const [visitor, status] of [
    [server.visitor(), 401],
    [advisor, 403],
  ] as const) {
    expect((await visitor.get('/api/admin/mails')).status).toBe(status);
    expect((await visitor.post('/api/admin/mails/1/retry')).status).toBe(status);
  }
});

test('mails are looked for by the beginning of an address, each page from an index', async () => {
  const rows = Array.from({ length: 3000 }, (_, number) =>
    ended(`${['ali', 'siti', 'mei'][number % 3]}${number}@example.com`, number % 4 === 0 ? 'failed' : 'sent'),
  );
  await server.db.knex.batchInsert('mails', rows, 100);
  for (const filter of ['', 'state=failed&', 'address=siti2&', 'state=failed&address=siti2&'])
    for (const sort of ['-created_at', 'created_at'])
      await expectIndexed(server.db, 'mails', async () => {
        const { next } = await read(`${filter}sort=${sort}&limit=3`);
        await read(`${filter}sort=${sort}&limit=3&cursor=${next}`);
      });
  const found = await read('state=failed&address=SITI28');
  expect(found.items.map(item => item.address)).toEqual(
    found.items.map(item => item.address).sort((one, other) => (one < other ? -1 : 1)),
  );
  expect(found.total).toEqual({ count: found.items.length, more: false });
  expect(found.items.length).toBeGreaterThan(5);
  const { next } = await read('limit=3');
  const other = (await admin.client.get(`/api/admin/mails?address=siti&cursor=${next}`)).problem();
  expect(other, 'a cursor of another order').toMatchObject({ status: 400, errors: [{ path: 'cursor' }] });
});

test('all that were given up are tried again, some hundred a call', async () => {
  const { client: support } = await server.signedInAdmin('support');
  await server.db.knex('mails').del();
  const failed = Array.from({ length: 501 }, (_, number) => ended(`mail-${number}@example.com`, 'failed'));
  await server.db.knex.batchInsert('mails', failed, 50);
  const retry = async (key: string) => {
    const headers = { 'Idempotency-Key': key.replaceAll(' ', '-') };
    const response = await admin.client.post('/api/admin/mails/retry', undefined, { headers });
    return response.as(contract.mails.retryFailed.response);
  };
  expect((await support.post('/api/admin/mails/retry')).problem().code).toBe('role_not_allowed');
  const some = { retried: 500, more: true };
  const one = { retried: 1, more: false };
  expect(await retry('the first five hundred')).toEqual(some);
  expect(await retry('the first five hundred'), 'asked again').toEqual(some);
  expect(await retry('those that are left')).toEqual(one);
  expect(await retry('those that came since')).toEqual({ retried: 0, more: false });
  const entries = await server.db.knex('audit_entries').where({ action: 'mails_retried' }).orderBy('id');
  expect(entries.map(({ details }) => details)).toEqual(['{"mails":500}', '{"mails":1}']);
});

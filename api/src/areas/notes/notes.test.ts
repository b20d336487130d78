import { contract } from '@loan-kereta/sdk/contract';
import { expect, test } from 'vitest';
import { expectIndexed } from '../../testing/indexed.ts';
import { TestUser } from '../../testing/users.ts';
import { startWithAdmin } from '../../testing/with-admin.ts';

const { server, admin } = await startWithAdmin();

const listOf = async ({ account }: TestUser, query = '') =>
  (await admin.client.get(`/api/admin/users/${account.id}/notes?${query}`)).as(contract.notes.list.response);

test('notes are added by admins and by support, and listed newest first', async () => {
  const user = await TestUser.add(server, admin);
  const support = await server.signedInAdmin('support');
  const text = 'Paid by DuitNow.\r\nRef 1234 — 阿里\n\tno';
  const first = await user.send('POST', '/notes', { notes: ` ${text.replace('\t', '')} ` });
  expect([first.status, first.as(contract.notes.add.response)]).toMatchObject([
    201,
    { notes: 'Paid by DuitNow.\nRef 1234 — 阿里\nno', admin_email: admin.admin.email },
  ]);
  expect((await user.seenBy(support).send('POST', '/notes', { notes: 'Called back' })).status).toBe(201);
  const { items, total } = await listOf(user);
  expect(items.map(note => [note.notes, note.admin_email])).toEqual([
    ['Called back', support.admin.email],
    ['Paid by DuitNow.\nRef 1234 — 阿里\nno', admin.admin.email],
  ]);
  expect(total.count).toBe(2);
  const details = await admin.client.get(`/api/admin/users/${user.account.id}`);
  expect(details.as(contract.adminUsers.get.response).notes_count).toBe(2);
  expect(await user.entries()).toMatchObject([
    { action: 'note_added', details: JSON.stringify({ note_id: items[1]?.id }) },
    { action: 'note_added', admin_email: support.admin.email },
  ]);
  // It is nobody's decision, so whoever looks at the account need not look again.
  expect(await user.row()).toMatchObject({ version: 1 });
});

test.each([
  [{}, 'Notes: Please fill this in.'],
  [{ notes: ' \n ' }, 'Notes: Please fill this in.'],
  [{ notes: 'x'.repeat(2001) }, 'Notes: Use at most 2000 characters.'],
  [{ notes: 'a\u0000b' }, 'Notes: Use letters and line breaks, without control characters.'],
])('notes that are wrong are refused (%#)', async (body, message) => {
  const user = await TestUser.add(server, admin);
  const problem = (await user.send('POST', '/notes', body)).problem();
  expect(problem).toMatchObject({ status: 400, detail: message, errors: [{ path: 'notes', message }] });
  expect(await user.entries()).toEqual([]);
});

test('a note as long as it may be is kept whole', async () => {
  const user = await TestUser.add(server, admin);
  const notes = '車'.repeat(2000);
  expect((await user.send('POST', '/notes', { notes })).status).toBe(201);
  expect((await listOf(user)).items).toMatchObject([{ notes }]);
});

test('no advisor reads them, the database lets nobody change them, and what they say goes with the account', async () => {
  const { client, advisor } = await server.signedInAdvisor();
  const user = new TestUser(server, admin, advisor);
  await user.send('POST', '/notes', { notes: 'Owes us RM 49' });
  expect((await client.get('/api/me/export')).text).not.toContain('Owes');
  const row = () => server.db.knex('notes').where({ advisor_id: advisor.id });
  await expect(row().update({ notes: 'Owes nothing' })).rejects.toThrow(/history is never changed/);
  await expect(row().del()).rejects.toThrow(/history is never changed/);
  expect((await user.send('DELETE', '')).status).toBe(204);
  expect((await listOf(user)).items).toMatchObject([{ notes: null, admin_email: admin.admin.email }]);
});

test('a list of notes is read from an index, without sorting', async () => {
  const rows = Array.from({ length: 2000 }, (_, index) => ({
    ...{ advisor_id: 1000 + (index % 100), notes: 'Hai', admin_id: 1, admin_email: 'boss@example.com' },
    created_at: new Date(index * 1000),
  }));
  await server.db.knex.batchInsert('notes', rows, 100);
  const path = '/api/admin/users/1005/notes?limit=3&sort=';
  for (const sort of ['-created_at', 'created_at'])
    await expectIndexed(server.db, 'notes', async () => {
      const { next } = (await admin.client.get(path + sort)).as(contract.notes.list.response);
      await admin.client.get(`${path}${sort}&cursor=${next}`);
    });
});

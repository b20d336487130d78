import { expect, test } from 'vitest';
import { hashOf } from '../../testing/accounts.ts';
import { TestUser } from '../../testing/users.ts';
import { startWithAdmin } from '../../testing/with-admin.ts';

const { server, admin } = await startWithAdmin();

const me = '/api/auth/me';

test('a password is reset by a link that works once', async () => {
  const user = await TestUser.add(server, admin);
  expect((await user.send('POST', '/reset-password')).status).toBe(204);
  const token = await server.mails.tokenTo(user.account.email);
  const reset = () =>
    server.visitor().post('/api/auth/password/reset', { token, password: 'kata baharu saya' });
  expect((await reset()).status).toBe(204);
  expect((await reset()).problem().code).toBe('link_not_valid');
  expect((await user.entries()).map(entry => [entry.action, entry.actor])).toEqual([
    ['password_reset_sent', 'admin'],
    ['password_reset', 'advisor'],
  ]);
});

test('nobody’s mailbox is filled', async () => {
  const user = await TestUser.add(server, admin);
  for (let time = 0; time < 5; time++) expect((await user.send('POST', '/reset-password')).status).toBe(204);
  expect((await user.send('POST', '/reset-password')).problem().code).toBe('too_many_requests');
  expect(await user.entries()).toHaveLength(5);
});

test('a reset that is refused, or that somebody else has asked for, takes none of what admins may send', async () => {
  const user = await TestUser.add(server, admin);
  const { email } = user.account;
  for (let time = 0; time < 5; time++) await server.visitor().post('/api/auth/password/forgot', { email });
  const stale = { headers: { 'If-Match': '"7"' } };
  const path = `/api/admin/users/${user.account.id}/reset-password`;
  for (let time = 0; time < 5; time++)
    expect((await admin.client.post(path, undefined, stale)).problem().code).toBe('stale_version');
  expect((await user.send('POST', '/reset-password')).status).toBe(204);
});

test('signing an account out ends all its sessions, and nobody else’s', async () => {
  const { client, advisor } = await server.signedInAdvisor();
  const stranger = await server.signedInAdvisor();
  const user = new TestUser(server, admin, advisor);
  expect((await user.send('POST', '/force-logout')).status).toBe(204);
  expect((await client.get(me)).problem().code).toBe('not_signed_in');
  expect((await stranger.client.get(me)).status).toBe(200);
  expect(await user.entries()).toMatchObject([{ action: 'forced_logout', admin_id: admin.admin.id }]);
});

test('deleting removes what tells of the person, ends sessions, frees no name, and leaves a trail', async () => {
  const { client, advisor } = await server.signedInAdvisor({ plan: 'diamond', phone: '0123456789' });
  const user = new TestUser(server, admin, advisor);
  await server.db.knex('slugs').insert({ slug: advisor.slug, advisor_id: advisor.id });
  await user.send('PUT', '/plan', { plan: 'premium', payment_note: 'From Siti', amount: 49 });
  await user.send('POST', '/notes', { notes: 'Siti called' });
  const entries = await user.entries();
  expect((await user.send('DELETE', '')).status).toBe(204);

  expect(await user.row()).toBeUndefined();
  expect((await client.get(me)).problem().code).toBe('not_signed_in');
  expect((await server.visitor().get(`/api/embed/${advisor.slug}`)).status).toBe(404);
  const slug = { slug: advisor.slug };
  expect(await server.db.knex('slugs').where(slug)).toMatchObject([{ advisor_id: null }]);
  const claim = await (await server.signedInAdvisor()).client.post('/api/me/profile', slug);
  expect(claim.problem().code).toBe('slug_taken');
  expect(await user.payments()).toMatchObject([{ amount_sen: 4900, note: null }]);
  const left = await user.entries();
  expect(left).toEqual([
    ...entries,
    expect.objectContaining({ action: 'account_deleted', actor: 'admin', network: '127.0.0.1' }),
  ]);
  for (const table of ['audit_entries', 'payments', 'notes', 'mails', 'slugs'])
    expect(JSON.stringify(await server.db.knex(table))).not.toMatch(/From Siti|Siti called|0123456789/);
  expect(JSON.stringify(left)).not.toContain(advisor.email);

  const again = await admin.client.get(`/api/admin/users/${advisor.id}/audit`);
  expect(JSON.parse(again.text).items[0]).toMatchObject({ action: 'account_deleted', advisor_name: null });
  expect((await user.send('DELETE', '')).problem().code).toBe('user_not_found');
});

test('deleting asks again who it is', async () => {
  const late = await server.signedInAdmin();
  const user = await TestUser.add(server, late);
  const proved = server.db.knex('admin_sessions').where({ admin_id: late.admin.id });
  await proved.update({ proved_at: new Date(server.clock.now().getTime() - 5 * 60_000) });
  expect((await user.send('DELETE', '')).problem().code).toBe('second_factor_required');
  expect(await user.row()).toBeDefined();
});

test('an account that is deleted while others change it, or itself, leaves no failure and no half', async () => {
  const other = await server.signedInAdmin();
  const password_hash = await hashOf('rahsia saya');
  for (let round = 0; round < 4; round++) {
    const { client, advisor } = await server.signedInAdvisor({ password_hash });
    const user = new TestUser(server, admin, advisor);
    const rival = user.seenBy(other);
    const responses = await Promise.all([
      rival.send('POST', '/plan/permanent', { plan: 'full' }),
      user.send('DELETE', ''),
      rival.send('POST', '/notes', { notes: 'Hai' }),
      client.post('/api/me/profile', { headline: 'Hai' }),
      client.delete('/api/me', { password: 'rahsia saya' }),
    ]);
    expect(responses.map(response => response.status).filter(status => status >= 500)).toEqual([]);
    const actions = (await user.entries()).map(entry => entry.action);
    const isGone = (await user.row()) === undefined;
    expect(actions.filter(action => action === 'account_deleted')).toHaveLength(isGone ? 1 : 0);
    expect(isGone || responses[1]?.status === 409).toBe(true);
    // Nothing was done to it after it was gone.
    if (isGone) expect(actions.at(-1)).toBe('account_deleted');
  }
});

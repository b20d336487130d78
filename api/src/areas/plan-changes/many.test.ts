import { expect, test } from 'vitest';
import { addAdvisor } from '../../testing/accounts.ts';
import { TestUser } from '../../testing/users.ts';
import { startWithAdmin } from '../../testing/with-admin.ts';
import { advisorsService } from '../advisors/service.ts';
import { auditService } from '../audit/audit.ts';
import { linksService } from '../links/service.ts';
import { paymentsService } from '../payments/service.ts';
import { plansService } from '../plans/service.ts';
import { slugsService } from '../slugs/service.ts';
import { standingChanges } from '../standing/changes.ts';
import { standingService } from '../standing/service.ts';
import { planChangesService } from './service.ts';

const { server, admin } = await startWithAdmin();

function services() {
  const { db, clock } = server;
  const now = clock.now;
  const audit = auditService(db, now);
  const advisors = advisorsService(db, now, slugsService(db), linksService(db, now));
  const payments = paymentsService(db, now);
  const plans = plansService({ db, now, audit, changed() {} });
  const users = {
    present(): never {
      throw new Error('Nobody asks to see one of many.');
    },
  };
  const changes = standingChanges({ db, audit, advisors, users, changed() {} });
  const standing = standingService({ db, now, advisors, users, payments, changes });
  return {
    advisors,
    standing,
    planChanges: planChangesService({ db, now, advisors, plans, payments, changes, standing }),
  };
}

const by = () =>
  ({ adminId: admin.admin.id, email: admin.admin.email, role: 'admin', sessionId: '' }) as const;

test('many accounts are changed together: those that are there and differ, each with its entry and its payment', async () => {
  const make = (changes = {}) => addAdvisor(server.db, server.clock.now, changes);
  const [one, two, has] = [
    await make(),
    await make({ plan: 'premium', is_approved: false }),
    await make({ plan: 'diamond' }),
  ];
  const ids = [has.id, two.id, 999_999, one.id];
  const { planChanges, standing } = services();
  const changed = await server.db.transaction(() =>
    planChanges.changeMany(by(), ids, { plan: 'diamond', payment_note: 'Campaign' }),
  );
  expect(changed.map(({ account }) => account.id)).toEqual([one.id, two.id]);
  // Also a price that was said is paid only by those who are given something.
  const again = { plan: 'diamond', amount: 199, payment_note: 'Twice' } as const;
  expect(await server.db.transaction(() => planChanges.changeMany(by(), ids, again))).toEqual([]);
  const approved = await server.db.transaction(() => standing.approveMany(by(), ids, true));
  expect(approved.map(({ id }) => id)).toEqual([two.id]);
  const rows = (table: string) =>
    server.db.knex(table).whereIn('advisor_id', ids).orderBy(['advisor_id', 'id']);
  expect(await rows('payments')).toMatchObject(
    [one, two].map(({ id }) => ({ advisor_id: id, plan: 'diamond', amount_sen: 24_900, note: 'Campaign' })),
  );
  expect((await rows('audit_entries')).map(row => [row.advisor_id, row.action])).toEqual([
    [one.id, 'plan_changed'],
    [two.id, 'plan_changed'],
    [two.id, 'approved'],
  ]);
  const versions = await server.db.knex('advisors').whereIn('id', ids).orderBy('id').pluck('version');
  expect(versions).toEqual([2, 3, 1]);
});

test('when one of them cannot be done, none is', async () => {
  const { id } = await addAdvisor(server.db, server.clock.now);
  const { planChanges } = services();
  const failing = server.db.transaction(async () => {
    await planChanges.changeMany(by(), [id], { plan: 'diamond' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await server.db.knex('payments').where({ advisor_id: id })).toEqual([]);
  expect(await server.db.knex('advisors').where({ id }).first()).toMatchObject({ plan: 'basic', version: 1 });
});

test('accounts are deleted while many are changed and listed anew, and no two wait for each other', async () => {
  const { db } = server;
  const refused: unknown[] = [];
  const note = (error: unknown) => void refused.push(error);
  db.knex.on('query-error', note);
  const { planChanges, advisors } = services();
  const users: TestUser[] = [];
  for (let count = 0; count < 24; count++) users.push(await TestUser.add(server, admin));
  const ids = users.map(user => user.account.id);
  // Whatever order they come in.
  const shuffled = [...ids.filter(id => id % 2 === 0), ...ids.filter(id => id % 2 === 1).reverse()];
  const change = (plan: 'premium' | 'diamond', some: readonly number[]) =>
    db.transaction(() => planChanges.changeMany(by(), some, { plan }));
  const [, , , ...answers] = await Promise.all([
    change('premium', shuffled),
    change('diamond', [...shuffled].reverse()),
    advisors.settleSome(),
    ...users.filter((_, at) => at % 3 === 0).map(user => user.send('DELETE', '')),
  ]);
  db.knex.removeListener('query-error', note);
  expect(refused).toEqual([]);
  for (const { status, text } of answers) expect([204, 409], text).toContain(status);
  const left: number[] = await db.knex('advisors').whereIn('id', ids).orderBy('id').pluck('id');
  expect(ids.length - left.length).toBe(answers.filter(({ status }) => status === 204).length);
  // Who was deleted first was given nothing after it; who was not has been given both.
  for (const { account, entries } of users) {
    const actions = (await entries()).map(({ action }) => action);
    if (left.includes(account.id)) expect(actions).toEqual(['plan_changed', 'plan_changed']);
    else expect(actions.at(-1)).toBe('account_deleted');
  }
});

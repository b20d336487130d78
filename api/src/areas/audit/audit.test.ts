import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAdvisor } from '../../testing/accounts.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { auditOf, writeAudit } from './audit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const at = new Date('2026-06-15T12:00:00.250Z');
const entry = (advisorId: number | null) => ({
  action: 'plan_changed',
  advisorId,
  adminEmail: 'boss@example.com',
  details: { from: 'basic', to: 'premium', days: 30, note: null },
  at,
});

test('an entry is read as it was written', async () => {
  const { id } = await addAdvisor(server.db, server.clock.now);
  await server.db.transaction(() => writeAudit(server.db, entry(id)));
  const { advisorId: _, ...written } = entry(id);
  expect(await auditOf(server.db, id)).toEqual([written]);
});

test('an entry outside a transaction is refused', async () => {
  await expect(writeAudit(server.db, entry(null))).rejects.toThrow(/"plan_changed" must be written/);
  expect(await server.db.knex('audit_entries').whereNull('advisor_id')).toEqual([]);
});

test('an entry is gone when what it tells of is rolled back', async () => {
  const { id } = await addAdvisor(server.db, server.clock.now);
  const failing = server.db.transaction(async () => {
    await writeAudit(server.db, entry(id));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await auditOf(server.db, id)).toEqual([]);
});

import { contract } from '@loan-kereta/sdk/contract';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { startWithAdmin } from '../../testing/with-admin.ts';

const { server, admin } = await startWithAdmin({ LK_SECRET_KEY: 'a key that is used for nothing else' });
const path = '/api/admin/second-factor';

/** Asks twice under one key. @returns the recovery codes, which both answers tell */
async function askTwice(address: string, key: string, body?: object): Promise<string[]> {
  const ask = () => admin.client.post(address, body, { headers: { 'Idempotency-Key': key } });
  const [lost, answered] = [await ask(), await ask()];
  expect([lost.status, answered.status, answered.text]).toEqual([200, 200, lost.text]);
  return answered.as(contract.secondFactor.confirm.response).recovery_codes;
}

test('whoever loses the answer with the recovery codes gets the same ones by asking again', async () => {
  const { secret } = (await admin.client.post(path)).as(contract.secondFactor.enrol.response);
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = app.generate({ timestamp: server.clock.now().getTime() });
  const first = await askTwice(`${path}/confirm`, 'the-code-that-is-confirmed', { code });
  const second = await askTwice(`${path}/recovery-codes`, 'the-codes-that-come-after');
  expect(second).not.toEqual(first);
  const [given = ''] = second;
  expect((await admin.client.post('/api/admin/step-up', { code: given })).status).toBe(204);
  const entries = await server.db
    .knex('audit_entries')
    .where({ target_admin_id: admin.admin.id })
    .orderBy('id');
  expect(entries.map(({ action }) => action)).toEqual([
    'second_factor_enrolled',
    'recovery_codes_renewed',
    'recovery_code_used',
  ]);
});

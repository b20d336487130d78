import { contract } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LK_SUPPORT_WHATSAPP: '60199998888' });
});
afterAll(() => server.stop());

test('anybody sees the plans and their prices', async () => {
  const answer = await server.visitor().get('/api/plans');
  const { plans, support_whatsapp } = answer.as(contract.plans.list.response);
  expect(support_whatsapp).toBe('60199998888');
  expect(plans).toEqual([
    { name: 'basic', price: 0, description: expect.any(String), is_popular: false },
    { name: 'premium', price: 49, description: expect.any(String), is_popular: true },
    { name: 'diamond', price: 249, description: expect.any(String), is_popular: false },
  ]);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
});

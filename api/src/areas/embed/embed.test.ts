import { embedSchema } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a demo advisor’s calculator comes in one answer', async () => {
  const answer = await server.visitor().get('/api/embed/demo-diamond');
  expect(answer.status).toBe(200);
  const embed = answer.as(embedSchema);
  expect(embed.advisor.slug).toBe('demo-diamond');
});

import { expect, test } from '@playwright/test';
import { codeOf, visitor } from './visitor.ts';

test('a document is saved over the version that was read, and over no other', async ({ baseURL }) => {
  const client = visitor(baseURL);
  await client.adminAuth.login({ body: { email: 'demo-admin@example.com', password: 'only-for-tests-1' } });
  const { data: body, version } = await client.models.editor();
  expect(body.items.map(({ model }) => model)).toContain('Myvi');
  expect(version).toMatch(/^"\d+"$/);
  const saved = await client.models.saveEditor({ body, version });
  expect(saved.data).toEqual(body);
  expect(saved.version).not.toBe(version);
  expect(await codeOf(client.models.saveEditor({ body, version }))).toBe('stale_version');
  expect((await client.models.editor()).version).toBe(saved.version);
});

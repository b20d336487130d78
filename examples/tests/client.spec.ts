import { randomUUID } from 'node:crypto';
import { ApiProblem } from '@loan-kereta/sdk/client';
import { expect, test } from '@playwright/test';
import { codeOf, visitor } from './visitor.ts';

const registration = () => ({
  name: 'Ahli Baharu',
  email: `client-${randomUUID()}@example.com`,
  password: 'only-for-tests-1',
});

test('what anybody may read', async ({ baseURL }) => {
  const client = visitor(baseURL);
  expect((await client.models.list()).map(({ model }) => model)).toContain('Myvi');
  expect((await client.embed.get({ params: { slug: 'demo-basic' } })).advisor.branding_name).toContain(
    'Aisyah',
  );
  expect((await client.plans.list()).plans.map(({ name }) => name)).toContain('premium');
  expect(await client.system.metrics()).toContain('# HELP');
  expect(await codeOf(client.embed.get({ params: { slug: 'nobody-at-all' } }))).toBe('advisor_not_found');
  expect(await codeOf(client.account.me())).toBe('not_signed_in');
});

test('an account from its registration to its end', async ({ baseURL }) => {
  const client = visitor(baseURL);
  const body = registration();
  const { user } = await client.auth.register({ body });
  expect((await client.account.me()).email).toBe(user.email);
  expect(await codeOf(visitor(baseURL).auth.register({ body }))).toBe('email_taken');

  const { branding_name, whatsapp } = await client.profile.save({
    body: { brandingName: ' Kedai Ali ', whatsapp: '012-345 6789' },
  });
  expect([branding_name, whatsapp]).toEqual(['Kedai Ali', '012-345 6789']);
  const refused = await client.profile
    .save({ body: { whatsapp: '12', slug: 'admin' } })
    .catch(error => error);
  expect(refused).toBeInstanceOf(ApiProblem);
  expect(refused.errors.map(({ path }: { path: string }) => path).sort()).toEqual(['slug', 'whatsapp']);
  expect(refused.requestId).toMatch(/\S/);

  await client.account.remove({ body: { password: body.password } });
  expect(await codeOf(client.account.me())).toBe('not_signed_in');
});

test('a picture is uploaded, and what is none is refused', async ({ baseURL }) => {
  const client = visitor(baseURL);
  await client.auth.register({ body: registration() });
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const { url } = await client.uploads.add({
    file: new Blob([Buffer.from(dot, 'base64')], { type: 'image/png' }),
  });
  expect((await fetch(new URL(url, baseURL))).headers.get('Content-Type')).toMatch(/^image\//);
  expect(await codeOf(client.uploads.add({ file: new Blob(['text']) }))).toBe('not_an_image');
});

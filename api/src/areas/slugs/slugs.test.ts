import { contract } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let number = 0;
const freeSlug = () => `nama-${++number}`;
const rename = (client: TestClient, slug: string) => client.post('/api/me/profile', { slug });
const embed = (slug: string, headers = {}) => server.visitor().get(`/api/embed/${slug}`, { headers });

test('a new name shows the calculator, and the old one leads there for pages of any origin', async () => {
  const { client, advisor } = await server.signedInAdvisor();
  expect((await embed(advisor.slug)).status).toBe(200);
  const slug = freeSlug();
  expect((await rename(client, slug)).as(contract.profile.save.response).slug).toBe(slug);

  expect((await embed(slug)).as(contract.embed.get.response).advisor.slug).toBe(slug);
  const old = await embed(advisor.slug, { Origin: 'https://a-host.example' });
  expect([old.status, old.headers.get('Location')]).toEqual([308, `/api/embed/${slug}`]);
  expect(old.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(old.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(old.headers.get('Cache-Control')).toBe('public, max-age=60');
});

test('each of several old names leads to the newest, and may be taken back', async () => {
  const { client, advisor } = await server.signedInAdvisor();
  const [second, third] = [freeSlug(), freeSlug()];
  await rename(client, second);
  await rename(client, third);
  for (const old of [advisor.slug, second])
    expect((await embed(old)).headers.get('Location')).toBe(`/api/embed/${third}`);
  expect((await rename(client, advisor.slug)).status).toBe(200);
  expect((await embed(advisor.slug)).status).toBe(200);
  expect((await embed(third)).headers.get('Location')).toBe(`/api/embed/${advisor.slug}`);
});

test('a name that is or was another’s is refused, and nothing else of the change is kept', async () => {
  const siti = await server.signedInAdvisor();
  const ali = await server.signedInAdvisor();
  const former = siti.advisor.slug;
  const current = freeSlug();
  await rename(siti.client, current);
  for (const slug of [former, current, 'demo-basic']) {
    const response = await ali.client.post('/api/me/profile', { slug, headline: 'Baharu' });
    expect(response.problem()).toMatchObject({ status: 409, code: 'slug_taken' });
  }
  expect(await server.db.knex('advisors').where({ id: ali.advisor.id }).first()).toMatchObject({
    slug: ali.advisor.slug,
    headline: '',
  });
});

test('of many who want one name at the same time one gets it', async () => {
  const advisors = await Promise.all(Array.from({ length: 6 }, () => server.signedInAdvisor()));
  const slug = freeSlug();
  const responses = await Promise.all(advisors.map(({ client }) => rename(client, slug)));
  expect(responses.map(response => response.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await server.db.knex('advisors').where({ slug })).toHaveLength(1);
  expect(await server.db.knex('slugs').where({ slug })).toHaveLength(1);
});

test('a deleted account’s names lead nowhere and are nobody’s again', async () => {
  const { client, advisor } = await server.signedInAdvisor();
  const slug = freeSlug();
  await rename(client, slug);
  await server.db.knex('advisors').where({ id: advisor.id }).del();
  const other = await server.signedInAdvisor();
  for (const name of [advisor.slug, slug]) {
    await expect.poll(async () => (await embed(name)).status).toBe(404);
    expect((await rename(other.client, name)).problem().code).toBe('slug_taken');
  }
});

test('names are not hoarded', async () => {
  const { client, advisor } = await server.signedInAdvisor();
  for (let taken = 1; taken < 20; taken++) expect((await rename(client, freeSlug())).status).toBe(200);
  expect((await rename(client, freeSlug())).problem()).toMatchObject({ status: 409, code: 'too_many_slugs' });
  expect((await rename(client, advisor.slug)).status).toBe(200);
});

import { contract, embedSchema } from '@loan-kereta/sdk/contract';
import { palettes, tokens } from '@loan-kereta/sdk/palettes';
import { exampleSlug } from '@loan-kereta/sdk/rules';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const advisor = {
  email: 'siti@example.com',
  name: 'Siti',
  plan: 'premium',
  slug: 'siti-1',
  branding_name: '<b>Siti & Rakan</b> 🚗',
  headline: '',
  whatsapp: '012-345 6789',
  photo_url: null,
  theme_key: 'theme-20',
  palette: 'royal',
  plan_expires_at: null,
  created_at: new Date(),
  updated_at: new Date(),
};
let number = 0;
/** Adds an advisor of a test's own, and says under which name. */
async function addAdvisor(changes: Partial<Record<keyof typeof advisor, unknown>>): Promise<string> {
  number += 1;
  const slug = `siti-${number}`;
  await server.db.knex('advisors').insert({ ...advisor, slug, email: `${slug}@example.com`, ...changes });
  return slug;
}
const embedOf = async (slug: string) => (await server.visitor().get(`/api/embed/${slug}`)).as(embedSchema);

beforeEach(async () => {
  await server.db.knex('advisors').where('slug', 'like', 'siti%').del();
});

test.each([
  { plan: 'basic', themeKey: 'theme-01', palette: 'default', themes: 3, watermark: true, edit: false },
  { plan: 'premium', themeKey: 'theme-07', palette: 'ocean', themes: 15, watermark: false, edit: false },
  { plan: 'diamond', themeKey: 'theme-10', palette: 'royal', themes: 20, watermark: false, edit: true },
] as const)(
  'the $plan demo shows what its plan grants',
  async ({ plan, themeKey, palette, themes, watermark, edit }) => {
    const embed = await embedOf(`demo-${plan}`);
    expect(embed).toMatchObject({ plan, themeKey, palette, advisor: { slug: `demo-${plan}` } });
    expect(embed.features).toMatchObject({ themes_unlocked: themes, watermark, edit_data: edit });
    expect(embed.features.theme_access).toHaveLength(themes);
    expect(embed.colours).toEqual(tokens(palettes[palette]));
    expect(embed.models.map(model => model.name)).toEqual(['Axia', 'Bezza', 'Myvi', 'Ativa', 'Alza', 'Aruz']);
  },
);

test('nothing private is in the answer', async () => {
  const { text } = await server.visitor().get('/api/embed/demo-premium');
  expect(text).not.toContain('@');
  expect(Object.keys(JSON.parse(text).advisor).sort()).toEqual([
    'branding_name',
    'headline',
    'photo_url',
    'slug',
    'whatsapp',
    'whatsapp_digits',
  ]);
});

test('a profile comes as it was written, with a number that can be dialled', async () => {
  const embed = await embedOf(await addAdvisor({}));
  expect(embed.advisor).toMatchObject({
    branding_name: '<b>Siti & Rakan</b> 🚗',
    whatsapp: '012-345 6789',
    whatsapp_digits: '60123456789',
  });
});

test('a number that cannot be dialled gives no digits', async () => {
  const embed = await embedOf(await addAdvisor({ whatsapp: 'call me' }));
  expect(embed.advisor).toMatchObject({ whatsapp: 'call me', whatsapp_digits: '' });
});

test('a theme or palette that the plan does not grant is not shown', async () => {
  expect(await embedOf(await addAdvisor({ plan: 'premium' }))).toMatchObject({
    themeKey: 'theme-01',
    palette: 'royal',
  });
  expect(await embedOf(await addAdvisor({ plan: 'basic', theme_key: 'theme-03' }))).toMatchObject({
    themeKey: 'theme-03',
    palette: 'default',
  });
  expect(await embedOf(await addAdvisor({ plan: 'diamond', theme_key: 'unheard-of' }))).toMatchObject({
    themeKey: 'theme-01',
  });
});

test('an unknown advisor is told as such', async () => {
  const response = await server.visitor().get('/api/embed/nobody-here');
  expect(response.problem()).toMatchObject({ status: 404, code: 'advisor_not_found' });
  expect(response.headers.get('ETag')).toBeNull();
});

test.each([
  'demo basic',
  'ab',
  '-demo',
  'demo-',
  'de--mo',
  'de_mo',
  'a'.repeat(41),
  '%F0%9F%9A%97',
  '%00',
  '%',
])('the name %s is refused', async slug => {
  const problem = (await server.visitor().get(`/api/embed/${slug}`)).problem();
  expect(problem).toMatchObject({ status: 400, code: 'invalid_request' });
  expect(problem.errors?.map(error => error.path)).toContain('slug');
});

test('a browser shows it for a minute at most, and then asks whether it changed', async () => {
  const visitor = server.visitor();
  const first = await visitor.get('/api/embed/demo-basic');
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=30, stale-while-revalidate=30');
  const etag = first.headers.get('ETag') ?? '';
  const second = await visitor.get('/api/embed/demo-basic', { headers: { 'If-None-Match': etag } });
  expect([second.status, second.text]).toEqual([304, '']);
});

test('what another process changed shows within seconds, under another tag', async () => {
  const slug = await addAdvisor({});
  const visitor = server.visitor();
  const first = await visitor.get(`/api/embed/${slug}`);
  await server.db.knex('advisors').where({ slug }).update({ headline: 'Baharu' });
  const headlineNow = async () => (await embedOf(slug)).advisor.headline;
  await expect.poll(headlineNow).toBe('Baharu');
  const etag = first.headers.get('ETag') ?? '';
  const second = await visitor.get(`/api/embed/${slug}`, { headers: { 'If-None-Match': etag } });
  expect(second.status).toBe(200);
});

test('a plan that runs out shows as such although nothing was written', async () => {
  const plan_expires_at = new Date(server.clock.now().getTime() + 600_000);
  const slug = await addAdvisor({ plan: 'diamond', palette: 'royal', plan_expires_at });
  expect(await embedOf(slug)).toMatchObject({ plan: 'diamond', themeKey: 'theme-20', palette: 'royal' });
  server.clock.advance({ minutes: 11 });
  await expect.poll(async () => (await embedOf(slug)).plan).toBe('basic');
  expect(await embedOf(slug)).toMatchObject({
    themeKey: 'theme-01',
    palette: 'default',
    features: { themes_unlocked: 3, watermark: true, edit_data: false },
  });
});

test('a name of the brand that is left empty is the advisor’s own', async () => {
  expect((await embedOf(await addAdvisor({ branding_name: '' }))).advisor.branding_name).toBe('Siti');
});

const own = async (client: TestClient) =>
  (await client.get('/api/me/calculator')).as(contract.embed.own.response);

test('the advisor’s own page is given what buyers are shown, and at once what was changed', async () => {
  const { client, advisor } = await server.signedInAdvisor({ plan: 'diamond' });
  const { uploaded: _uploaded, ...saved } = (await own(client)).advisor;
  expect(await embedOf(advisor.slug)).toMatchObject({ advisor: saved });
  await client.post('/api/me/profile', { branding_name: 'Kedai Siti', themeKey: 'theme-10' });
  const changed = await own(client);
  expect(changed).toMatchObject({ themeKey: 'theme-10', edited: false, advisor: { uploaded: false } });
  expect(changed.advisor.branding_name).toBe('Kedai Siti');
  expect((await server.visitor().get('/api/me/calculator')).problem().code).toBe('not_signed_in');
});

test('it says whether the models are the advisor’s own, and what a change of them has to name', async () => {
  const { client, advisor } = await server.signedInAdvisor({ plan: 'diamond' });
  const { models, data_version } = await own(client);
  const fewer = models.slice(0, 1);
  const headers = { 'If-Match': data_version };
  expect((await client.put('/api/me/data', { models: fewer }, { headers })).status).toBe(200);
  expect(await own(client)).toMatchObject({ edited: true, models: fewer });
  expect((await client.put('/api/me/data', { models: fewer }, { headers })).status).toBe(409);
  await server.db.knex('advisors').where({ id: advisor.id }).update({ plan: 'basic' });
  expect(await own(client)).toMatchObject({ edited: false, models });
});

test('the invented advisor of the landing page is there without demo accounts, and no advisor may take the name', async () => {
  const bare = await startTestServer({ LK_DEMO: 'false' });
  onTestFinished(bare.stop);
  const { advisor, plan, models } = (await bare.visitor().get(`/api/embed/${exampleSlug}`)).as(
    contract.embed.get.response,
  );
  expect(advisor).toMatchObject({ slug: exampleSlug, branding_name: 'Aisyah Perodua Klang' });
  expect(plan).toBe('basic');
  expect(models.length).toBeGreaterThan(0);
  const { client } = await bare.signedInAdvisor();
  const taken = await client.post('/api/me/profile', { slug: exampleSlug });
  expect(taken.problem().errors).toMatchObject([{ path: 'slug' }]);
});

test.each(['Demo-Basic', '@demo-basic', 'http://kereta.test/a/demo-basic', 'demo–basic', '“demo-basic”'])(
  'E12: %s is answered as the advisor that it can only mean',
  async written => {
    const response = await server.visitor().get(`/api/embed/${encodeURIComponent(written)}`);
    expect(response.as(contract.embed.get.response).advisor.slug).toBe('demo-basic');
  },
);

import { perodua } from '@loan-kereta/sdk/catalogue';
import { contract, type Profile } from '@loan-kereta/sdk/contract';
import { defaultLayout } from '@loan-kereta/sdk/layouts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const path = '/api/me/profile';
const profileOf = async (client: TestClient): Promise<Profile> =>
  (await client.get(path)).as(contract.profile.get.response);
const save = async (client: TestClient, change: unknown): Promise<Profile> => {
  const response = await client.post(path, change);
  expect([response.status, response.text]).toEqual([200, response.text]);
  return response.as(contract.profile.save.response);
};
const refused = async (client: TestClient, change: unknown) => (await client.post(path, change)).problem();

test('a new advisor’s profile is answered whole, and never kept by a browser', async () => {
  const { client, advisor } = await server.signedInAdvisor({ branding_name: 'Siti', whatsapp: '0123456789' });
  const response = await client.get(path);
  expect(JSON.parse(response.text)).toEqual({
    slug: advisor.slug,
    headline: '',
    branding_name: 'Siti',
    whatsapp: '0123456789',
    photo_url: null,
    uploaded_image: null,
    themeKey: 'theme-01',
    palette: 'default',
  });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('nobody reads or changes a profile without a session', async () => {
  expect((await server.visitor().get(path)).problem()).toMatchObject({ status: 401, code: 'not_signed_in' });
  expect(await refused(server.visitor(), { headline: 'x' })).toMatchObject({ status: 401 });
  const { client } = await server.signedInAdmin();
  expect(await refused(client, { headline: 'x' })).toMatchObject({ status: 401 });
});

test('each of the forms that the pages send changes what it names and leaves the rest', async () => {
  const { client, advisor } = await server.signedInAdvisor({ plan: 'premium', headline: 'Lama' });
  const first = await save(client, {
    branding_name: '  Siti & Rakan 🚗 ',
    whatsapp: ' 012-345 6789 ',
    photo_url: 'https://example.com/siti.jpg',
    uploaded_image: '',
  });
  expect(first).toMatchObject({
    headline: 'Lama',
    branding_name: 'Siti & Rakan 🚗',
    whatsapp: '012-345 6789',
    photo_url: 'https://example.com/siti.jpg',
    uploaded_image: null,
  });
  expect(await save(client, { themeKey: 'theme-07' })).toEqual({ ...first, themeKey: 'theme-07' });
  const last = await save(client, {
    headline: 'Baharu',
    branding_name: 'Siti',
    whatsapp: '',
    photo_url: null,
  });
  expect(last).toEqual({
    ...first,
    themeKey: 'theme-07',
    headline: 'Baharu',
    branding_name: 'Siti',
    whatsapp: '',
    photo_url: null,
  });
  expect(await save(client, {})).toEqual(last);
  expect(await profileOf(client)).toEqual(last);
  const row = await server.db.knex('advisors').where({ id: advisor.id }).first();
  expect(row).toMatchObject({
    headline: 'Baharu',
    branding_name: 'Siti',
    theme_key: 'theme-07',
    photo_url: null,
  });
});

test('another advisor’s profile stays as it was', async () => {
  const other = await server.signedInAdvisor({ headline: 'Milik saya' });
  const { client } = await server.signedInAdvisor();
  await save(client, { headline: 'Bukan milik dia', id: other.advisor.id, advisor_id: other.advisor.id });
  expect((await profileOf(other.client)).headline).toBe('Milik saya');
});

test('both spellings go in and one comes out', async () => {
  const { client } = await server.signedInAdvisor({ plan: 'premium' });
  const saved = await save(client, {
    brandingName: 'Siti',
    photoUrl: 'https://example.com/a.png',
    theme_key: 'theme2',
  });
  expect(saved).toMatchObject({
    branding_name: 'Siti',
    photo_url: 'https://example.com/a.png',
    themeKey: 'theme-02',
  });
  expect(Object.keys(saved)).not.toContain('brandingName');
  expect(await save(client, { photoUrl: '', branding_name: 'A', brandingName: 'B' })).toMatchObject({
    photo_url: null,
    branding_name: 'A',
  });
});

test.each([
  ['branding_name', 'x'.repeat(51)],
  ['brandingName', 'x'.repeat(51)],
  ['branding_name', 'two\nlines'],
  ['branding_name', 7],
  ['branding_name', null],
  ['headline', 'x'.repeat(121)],
  ['headline', '\u0000'],
  ['whatsapp', '0123456789'.repeat(3)],
  ['whatsapp', 'call me'],
  ['whatsapp', '12345'],
  ['whatsapp', ['0123456789']],
  ['photo_url', 'javascript:alert(1)'],
  ['photo_url', 'data:image/png;base64,AAAA'],
  ['photo_url', '/etc/passwd'],
  ['photoUrl', 'ftp://example.com/a.png'],
  ['photo_url', `https://example.com/${'x'.repeat(500)}`],
  ['uploaded_image', 'https://example.com/a.png'],
  ['uploaded_image', '/uploads/../secret.webp'],
  ['uploaded_image', `/uploads/${'0'.repeat(40)}.webp`],
  ['themeKey', 'theme-21'],
  ['themeKey', 'theme-00'],
  ['themeKey', 'layout-1'],
  ['themeKey', 'toString'],
  ['themeKey', ''],
  ['palette', 'mauve'],
  ['palette', 'toString'],
  ['slug', 'ab'],
  ['slug', 'Siti'],
  ['slug', 'si--ti'],
  ['slug', 'a'.repeat(41)],
  ['slug', 'admin'],
  ['slug', 'loan-kereta'],
])('%s may not be %j', async (field, value) => {
  const { client } = await server.signedInAdvisor({ plan: 'diamond' });
  const before = await profileOf(client);
  const problem = await refused(client, { headline: 'Baharu', [field]: value });
  expect(problem).toMatchObject({ status: 400, code: 'invalid_request' });
  expect(new Set(problem.errors?.map(error => error.path))).toEqual(new Set([field]));
  expect(await profileOf(client)).toEqual(before);
});

test.each([[], 'text', 7, null])('%j is no profile', async body => {
  const { client } = await server.signedInAdvisor();
  expect(['invalid_request', 'malformed_json']).toContain((await refused(client, body)).code);
});

test('every field that is wrong is named at once', async () => {
  const { client } = await server.signedInAdvisor();
  const problem = await refused(client, { whatsapp: 'x', branding_name: 'x'.repeat(51), slug: '-' });
  expect(problem.detail).toBe(problem.errors?.[0]?.message);
  expect(problem.errors?.map(error => error.path).sort()).toEqual([
    'branding_name',
    'slug',
    'slug',
    'whatsapp',
  ]);
});

test('the limits themselves are allowed', async () => {
  const { client } = await server.signedInAdvisor();
  const saved = await save(client, { branding_name: 'x'.repeat(50), whatsapp: '+60 12-345 6789     ' });
  expect(saved).toMatchObject({ branding_name: 'x'.repeat(50), whatsapp: '+60 12-345 6789' });
});

test.each([
  ['theme-07', 'theme-07'],
  ['theme7', 'theme-07'],
  ['carousel', 'theme-07'],
  ['theme-7', 'theme-07'],
  ['theme15', 'theme-15'],
])('the theme %s is kept as %s', async (given, stored) => {
  const { client } = await server.signedInAdvisor({ plan: 'premium' });
  expect((await save(client, { themeKey: given })).themeKey).toBe(stored);
});

test.each([
  ['basic', 'theme-04', 'This theme requires a Premium plan.'],
  ['basic', 'theme-20', 'This theme requires a Diamond plan.'],
  ['premium', 'split-diagonal', 'This theme requires a Diamond plan.'],
] as const)('the %s plan does not open %s', async (plan, themeKey, detail) => {
  const { client } = await server.signedInAdvisor({ plan });
  expect(await refused(client, { themeKey })).toMatchObject({
    status: 403,
    code: 'theme_not_in_plan',
    detail,
  });
  expect((await profileOf(client)).themeKey).toBe('theme-01');
});

test('a plan that has expired, is withheld or is penalized opens nothing', async () => {
  const soon = new Date(Date.now() + 60_000);
  for (const state of [
    { plan_expires_at: new Date(Date.now() - 1000) },
    { is_approved: false },
    { penalty_until: soon },
  ] as const) {
    const { client } = await server.signedInAdvisor({ plan: 'diamond', ...state });
    expect((await refused(client, { themeKey: 'theme-10' })).code).toBe('theme_not_in_plan');
    expect((await refused(client, { palette: 'ocean' })).code).toBe('palette_not_in_plan');
  }
});

test('what was chosen before the plan lapsed may be sent back with the rest', async () => {
  const { client } = await server.signedInAdvisor({ plan: 'basic', theme_key: 'theme-20', palette: 'royal' });
  const profile = await profileOf(client);
  expect(profile).toMatchObject({ themeKey: 'theme-20', palette: 'royal' });
  expect(await save(client, { ...profile, headline: 'Baharu' })).toEqual({ ...profile, headline: 'Baharu' });
});

test('colours of one’s own go with the plan', async () => {
  const basic = await server.signedInAdvisor();
  expect(await refused(basic.client, { palette: 'ocean' })).toMatchObject({
    status: 403,
    code: 'palette_not_in_plan',
    detail: 'Custom Colors requires Monthly plan or higher.',
  });
  expect((await save(basic.client, { palette: 'default' })).palette).toBe('default');
  const premium = await server.signedInAdvisor({ plan: 'premium' });
  expect((await save(premium.client, { palette: 'tehTarik' })).palette).toBe('tehTarik');
});

test('a change shows at once in the advisor’s calculator', async () => {
  const { client, advisor } = await server.signedInAdvisor();
  const embed = async () =>
    JSON.parse((await server.visitor().get(`/api/embed/${advisor.slug}`)).text).advisor;
  expect((await embed()).headline).toBe('');
  await save(client, { headline: 'Baharu', branding_name: '' });
  // Without a name of the brand, the advisor's own stands there.
  expect(await embed()).toMatchObject({ headline: 'Baharu', branding_name: 'Siti Aminah' });
});

test('no log line tells what was in a profile', async () => {
  const { client } = await server.signedInAdvisor();
  await save(client, { whatsapp: '0137778899', photo_url: 'https://example.com/private.jpg' });
  await refused(client, { whatsapp: '01377788990000' });
  expect(server.log.join('')).not.toMatch(/7778899|private\.jpg/);
});

test('all that an advisor owns is in the exported file', async () => {
  const { client, advisor } = await server.signedInAdvisor({ plan: 'diamond' });
  await save(client, { slug: 'siti-baharu', headline: 'Milik saya' });
  const layout = JSON.parse((await client.post('/api/theme-presets', defaultLayout)).text);
  await client.put('/api/me/data', { models: perodua }, { headers: { 'If-Match': '"0"' } });
  expect(JSON.parse((await client.get('/api/me/export')).text)).toMatchObject({
    account: { headline: 'Milik saya', slug: 'siti-baharu' },
    names: [advisor.slug, 'siti-baharu'],
    pictures: [],
    layouts: [layout],
    edited_data: perodua,
  });
});

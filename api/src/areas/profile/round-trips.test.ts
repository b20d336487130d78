import { contract } from '@loan-kereta/sdk/contract';
import { accountLimits } from '@loan-kereta/sdk/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const path = '/api/me/profile';
let count = 0;
const registration = (fields: object) => ({
  name: 'Siti',
  email: `siti${++count}@example.com`,
  password: 'rahsia-siti',
  ...fields,
});
/** A new visitor from a network of its own: so many registrations from one would be too often. */
async function register(fields: object) {
  const client = server.visitor();
  const response = await client.post('/api/auth/register', registration(fields));
  await server.db.knex('rate_limits').del();
  return { client, response };
}

const bad = ['two\nlines', 'a\u0000b', '\ud800x', 'a\u2028b', 'x\u0085y'];

test.each(bad)('%j is no name at registration either', async text => {
  for (const field of ['name', 'company']) {
    const { response } = await register({ [field]: text });
    const problem = response.problem();
    expect(problem.errors?.map(error => error.path)).toEqual([field]);
  }
});

test.each(bad)('%j is no headline, no name, no layout and no car', async text => {
  const { client } = await server.signedInAdvisor({ plan: 'diamond' });
  const admin = await server.signedInAdmin();
  for (const field of ['headline', 'branding_name', 'photo_url', 'themeKey'])
    expect((await client.post(path, { [field]: text })).problem().errors?.[0]?.path).toBe(field);
  for (const field of ['name', 'description'])
    expect(
      (await client.post('/api/theme-presets', { [field]: text, components: [] })).problem().errors,
    ).toContainEqual(expect.objectContaining({ path: field }));
  for (const field of ['brand', 'model', 'variant', 'imageUrl'])
    expect(
      (await admin.client.post('/api/models', { model: 'X', variant: 'Y', [field]: text })).problem()
        .errors?.[0]?.path,
    ).toBe(field);
});

test('a name of nothing that can be seen is missing', async () => {
  const { response } = await register({ name: ' \u200b\u2060 ' });
  expect(response.problem()).toMatchObject({ status: 400, detail: 'Please fill in all required fields' });
});

test('the profile of whoever could register is one that can be saved as it is', async () => {
  const names = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: accountLimits.name }),
    fc.string({ unit: 'binary', maxLength: accountLimits.name }),
    fc.constantFrom('🚗'.repeat(60), `${'x'.repeat(49)}🚗${'y'.repeat(60)}`, 'admin', 'ab', '车'.repeat(120)),
  );
  const phones = fc.constantFrom(undefined, null, '', '012-345 6789', '+60 12-345 6789');
  let registered = 0;
  await fc.assert(
    fc.asyncProperty(names, phones, async (name, phone) => {
      const { client, response } = await register({ name, phone });
      if (response.status !== 201) {
        expect(response.status).toBe(400);
        return;
      }
      registered += 1;
      const { user } = response.as(contract.auth.register.response);
      expect((await client.get('/api/auth/me')).as(contract.account.me.response).name).toBe(user.name);
      const read = (await client.get(path)).as(contract.profile.get.response);
      const saved = await client.post(path, read);
      expect([saved.status, JSON.parse(saved.text)]).toEqual([200, read]);
      expect(JSON.parse((await client.get(path)).text)).toEqual(read);
    }),
    {
      numRuns: 25,
      examples: [
        ['🚗'.repeat(60), null],
        [`${'x'.repeat(49)}🚗y`, null],
      ],
    },
  );
  expect(registered).toBeGreaterThan(5);
});

test.each([
  ['http://example.com/siti.jpg', 'https://example.com/siti.jpg'],
  ['http://example.com:80/a b.jpg', 'https://example.com/a%20b.jpg'],
  ['HTTPS://Example.com', 'https://example.com/'],
])('a photo at %s is kept as %s, which our pages may show', async (given, stored) => {
  const { client, advisor } = await server.signedInAdvisor();
  const saved = (await client.post(path, { photo_url: given })).as(contract.profile.save.response);
  expect(saved.photo_url).toBe(stored);
  const embed = (await server.visitor().get(`/api/embed/${advisor.slug}`)).as(contract.embed.get.response);
  expect(embed.advisor.photo_url).toBe(stored);
});

test.each(['ftp://example.com/a', 'https://siti:rahsia@example.com/a', '//example.com/a', 'http://'])(
  'no photo can be at %s',
  async given => {
    const { client } = await server.signedInAdvisor();
    expect((await client.post(path, { photo_url: given })).problem().errors?.[0]?.path).toBe('photo_url');
  },
);

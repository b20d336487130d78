import { contract, type SavedLayout } from '@loan-kereta/sdk/contract';
import { defaultLayout } from '@loan-kereta/sdk/layouts';
import { paletteOf, palettes, tokens } from '@loan-kereta/sdk/palettes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const path = '/api/theme-presets';
const colors = { primary: '#7a1fa2', secondary: '#2b0b3a', accent: '#ffcc00' };

const add = async (client: TestClient, change: object = {}): Promise<SavedLayout> =>
  (await client.post(path, { ...defaultLayout, ...change })).as(contract.layouts.add.response);
const share = async (client: TestClient, { id }: SavedLayout): Promise<string> =>
  (await client.post(`${path}/${id}/share`)).as(contract.layouts.share.response).token;
const open = (client: TestClient, token: string) => client.post(`${path}/shared`, { token });

test('a link shares what a layout looks like, and nothing that its owner wrote', async () => {
  const siti = await server.signedInAdvisor({ plan: 'diamond' });
  const layout = await add(siti.client, {
    ...{ name: 'Bilik Siti', description: '012-345 6789', font_size: 'large', spacing: 'compact' },
    colors,
  });
  const token = await share(siti.client, layout);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await share(siti.client, layout)).toBe(token);

  const ali = await server.signedInAdvisor({ plan: 'premium' });
  const { id: _id, version: _version, name: _name, description: _description, ...looks } = layout;
  expect(JSON.parse((await open(ali.client, token)).text)).toEqual(looks);

  // Copied, it is another layout.
  const copy = await add(ali.client, { ...looks, colors: null });
  await siti.client.patch(`${path}/${layout.id}`, { font_size: 'small' });
  expect((await ali.client.get(path)).as(contract.layouts.list.response)).toEqual([copy]);
});

test('a link ends when it is withdrawn, with its layout, and while the owner’s plan has lapsed', async () => {
  const { client, advisor } = await server.signedInAdvisor({ plan: 'premium' });
  const ali = (await server.signedInAdvisor({ plan: 'premium' })).client;
  const code = async (token: string) => {
    const response = await open(ali, token);
    return response.status === 200 ? undefined : response.problem().code;
  };
  const layout = await add(client);
  const first = await share(client, layout);
  expect((await client.delete(`${path}/${layout.id}/share`)).status).toBe(204);
  expect(await code(first)).toBe('shared_layout_not_found');

  const second = await share(client, layout);
  expect(second).not.toBe(first);
  const account = () => server.db.knex('advisors').where({ id: advisor.id });
  await account().update({ plan: 'basic' });
  expect(await code(second)).toBe('shared_layout_not_found');
  await account().update({ plan: 'premium' });
  expect(await code(second)).toBeUndefined();

  await client.delete(`${path}/${layout.id}`);
  expect(await code(second)).toBe('shared_layout_not_found');
});

test('only an entitled advisor opens a link, and only the owner makes and withdraws one', async () => {
  const siti = await server.signedInAdvisor({ plan: 'premium' });
  const ali = await server.signedInAdvisor({ plan: 'premium' });
  const free = await server.signedInAdvisor({ plan: 'basic' });
  const layout = await add(siti.client);
  const token = await share(siti.client, layout);
  expect((await open(server.visitor(), token)).problem().code).toBe('not_signed_in');
  expect((await open(free.client, token)).problem().code).toBe('layouts_not_in_plan');
  expect((await free.client.post(`${path}/${layout.id}/share`)).problem().code).toBe('layouts_not_in_plan');
  for (const response of [
    await ali.client.post(`${path}/${layout.id}/share`),
    await ali.client.delete(`${path}/${layout.id}/share`),
  ])
    expect(response.problem()).toMatchObject({ status: 404, code: 'layout_not_found' });
  expect((await open(ali.client, token)).status).toBe(200);
  for (const wrong of ['', 'x'.repeat(101)])
    expect((await open(ali.client, wrong)).problem().errors).toMatchObject([{ path: 'token' }]);
  // One that differs in the case of its letters is another.
  const other = token.replace(/[a-z]/i, letter =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  expect((await open(ali.client, other)).problem().code).toBe('shared_layout_not_found');
});

test('colours of one’s own are for whom the plan grants them, in what is saved and in what is shown', async () => {
  const { client, advisor } = await server.signedInAdvisor({ plan: 'premium' });
  const refused = { status: 403, code: 'layout_colors_not_in_plan' };
  expect((await client.post(path, { ...defaultLayout, colors })).problem()).toMatchObject(refused);
  const layout = await add(client);
  const address = `${path}/${layout.id}`;
  expect((await client.patch(address, { colors })).problem()).toMatchObject(refused);

  const account = () => server.db.knex('advisors').where({ id: advisor.id });
  await account().update({ plan: 'diamond' });
  const saved = (await client.patch(address, { colors: { ...colors, primary: '#7A1FA2' } })).as(
    contract.layouts.change.response,
  );
  expect(saved.colors).toEqual(colors);
  await client.post('/api/me/profile', { themeKey: `layout-${layout.id}` });
  const embed = async () =>
    (await server.visitor().get(`/api/embed/${advisor.slug}`)).as(contract.embed.get.response).colours;
  expect(await embed()).toEqual(tokens(paletteOf(colors)));

  // What was chosen before stays stored, may be sent along, and is not shown.
  await account().update({ plan: 'premium' });
  await expect.poll(embed).toEqual(tokens(palettes.default));
  expect((await client.patch(address, { colors, name: 'Dua' })).status).toBe(200);
  expect((await client.patch(address, { colors: { ...colors, accent: '#ffffff' } })).problem()).toMatchObject(
    refused,
  );
  expect((await client.patch(address, { colors: null })).status).toBe(200);
});

import { contract, type SavedLayout } from '@loan-kereta/sdk/contract';
import { defaultLayout } from '@loan-kereta/sdk/layouts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { expectIndexed } from '../../testing/indexed.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const path = '/api/theme-presets';
/** The layout that the builder starts with, as it is sent at the least: places without limits. */
const components = defaultLayout.components.map(({ id, type, x, y, w, h }) => ({ id, type, x, y, w, h }));
const premium = () => server.signedInAdvisor({ plan: 'premium' });
const listOf = async (client: TestClient): Promise<SavedLayout[]> =>
  (await client.get(path)).as(contract.layouts.list.response);
const add = async (client: TestClient, layout: object = {}): Promise<SavedLayout> =>
  (await client.post(path, { components, ...layout })).as(contract.layouts.add.response);
const embedOf = async (slug: string) =>
  (await server.visitor().get(`/api/embed/${slug}`)).as(contract.embed.get.response);

test('a layout is saved as it is, with the limits of its blocks', async () => {
  const { client, advisor } = await premium();
  expect(await listOf(client)).toEqual([]);
  const response = await client.post(path, {
    name: '  Showroom  ',
    description: 'Untuk TikTok',
    components,
    result_card_style: { style: 'glass', size: 'large', shape: 'square' },
    car_image_fit: 'cover',
  });
  expect(response.status).toBe(201);
  const layout = response.as(contract.layouts.add.response);
  expect(layout).toMatchObject({
    name: 'Showroom',
    description: 'Untuk TikTok',
    result_card_style: { style: 'glass', size: 'large', shape: 'square' },
    car_image_fit: 'cover',
  });
  expect(layout.components[0]).toEqual({
    ...components[0],
    ...{ minW: 12, maxW: 12, minH: 2, maxH: 2, static: true },
  });
  expect(layout.components[1]).toMatchObject({ type: 'car_image', minW: 4, maxW: 8, static: false });
  expect(await listOf(client)).toEqual([layout]);
  expect(await server.db.knex('theme_presets').where({ advisor_id: advisor.id })).toHaveLength(1);
});

test('what is not given has its default; the name tells the time', async () => {
  const { client } = await premium();
  const secondNow = () => Math.floor(server.clock.now().getTime() / 1000) * 1000;
  const before = secondNow();
  const layout = await add(client);
  const [, day, time] = /^Custom theme (\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(layout.name) ?? [];
  const told = Date.parse(`${day}T${time}Z`);
  expect(told).toBeGreaterThanOrEqual(before);
  expect(told).toBeLessThanOrEqual(secondNow());
  expect(layout).toMatchObject({
    description: 'Custom theme layout',
    result_card_style: { style: 'shadow', size: 'medium', shape: 'rounded' },
    car_image_fit: 'contain',
    font_size: 'base',
    spacing: 'standard',
    colors: null,
  });
});

test('what the builder sends with the limits of its own is taken, and the table’s limits are kept', async () => {
  const { client } = await premium();
  const sent = defaultLayout.components.map(block => ({ ...block, minW: 1, maxH: 99, moved: false }));
  expect((await add(client, { components: sent })).components[1]).toMatchObject({ minW: 4, maxH: 6 });
});

test('a layout changes in what is given', async () => {
  const { client } = await premium();
  const layout = await add(client, { name: 'Satu' });
  const changed = (await client.patch(`${path}/${layout.id}`, { name: 'Dua' })).as(
    contract.layouts.change.response,
  );
  expect(changed).toEqual({ ...layout, version: 2, name: 'Dua' });
  const lower = components.map(block => (block.type === 'summary' ? { ...block, y: 20 } : block));
  const moved = (
    await client.patch(`${path}/${layout.id}`, { components: lower, car_image_fit: 'cover' })
  ).as(contract.layouts.change.response);
  expect(moved.components.find(block => block.type === 'summary')?.y).toBe(20);
  expect(moved).toMatchObject({ name: 'Dua', car_image_fit: 'cover' });
  expect(await listOf(client)).toEqual([moved]);
});

test('of two windows that save one layout the second is told, and nothing of the first is lost', async () => {
  const { client } = await premium();
  const { id } = await add(client, { name: 'Satu' });
  const save = (name: string, version: number) =>
    client.send('PATCH', `${path}/${id}`, { body: { name }, headers: { 'If-Match': `"${version}"` } });
  const first = await save('Dua', 1);
  expect([first.status, first.headers.get('ETag')]).toEqual([200, '"2"']);
  expect((await save('Tiga', 1)).problem()).toMatchObject({ status: 409, code: 'stale_version' });
  expect(await listOf(client)).toMatchObject([{ name: 'Dua', version: 2 }]);
  expect((await save('Tiga', 2)).status).toBe(200);
  // Whose answer was lost sends the same again, and has nothing to decide.
  const again = await save('Tiga', 2);
  expect([again.status, again.headers.get('ETag')]).toEqual([200, '"3"']);
  expect(await listOf(client)).toMatchObject([{ name: 'Tiga', version: 3 }]);
});

test('a layout is deleted', async () => {
  const { client } = await premium();
  const layout = await add(client);
  expect((await client.delete(`${path}/${layout.id}`)).status).toBe(204);
  expect(await listOf(client)).toEqual([]);
  expect((await client.delete(`${path}/${layout.id}`)).problem().code).toBe('layout_not_found');
});

test('another’s layout looks like one that is not there', async () => {
  const siti = await premium();
  const ali = await premium();
  const layout = await add(siti.client);
  for (const id of [layout.id, 999_999_999]) {
    const responses = [
      await ali.client.patch(`${path}/${id}`, { name: 'Milik saya' }),
      await ali.client.delete(`${path}/${id}`),
    ];
    for (const response of responses)
      expect(response.problem()).toMatchObject({
        status: 404,
        code: 'layout_not_found',
        detail: 'You have no such layout.',
      });
    const theme = (await ali.client.post('/api/me/profile', { themeKey: `layout-${id}` })).problem();
    expect(theme).toMatchObject({ status: 400, detail: 'There is no such theme.' });
  }
  expect(await listOf(siti.client)).toEqual([layout]);
  expect(await listOf(ali.client)).toEqual([]);
});

test.each([
  ['GET', path],
  ['POST', path],
  ['PATCH', `${path}/1`],
  ['DELETE', `${path}/1`],
])('%s %s needs a session', async (method, address) => {
  const body = method === 'GET' ? {} : { body: { components } };
  expect((await server.visitor().send(method, address, body)).problem().code).toBe('not_signed_in');
});

test('layouts go with the plan: those that are there stay, and may be deleted', async () => {
  const { client, advisor } = await premium();
  const layout = await add(client);
  await server.db.knex('advisors').where({ id: advisor.id }).update({ plan: 'basic' });
  for (const response of [
    await client.post(path, { components }),
    await client.patch(`${path}/${layout.id}`, { name: 'x' }),
    await client.post('/api/me/profile', { themeKey: `layout-${layout.id}` }),
  ])
    expect(response.problem()).toMatchObject({ status: 403, code: 'layouts_not_in_plan' });
  expect(await listOf(client)).toEqual([layout]);
  expect((await client.delete(`${path}/${layout.id}`)).status).toBe(204);
});

test('an advisor has at most twenty, also when they come at the same time', async () => {
  const { client } = await premium();
  for (let count = 0; count < 18; count++) await add(client);
  const responses = await Promise.all([1, 2, 3, 4].map(() => client.post(path, { components })));
  expect(responses.map(response => response.status).sort()).toEqual([201, 201, 409, 409]);
  expect(responses.find(response => response.status === 409)?.problem().code).toBe('too_many_layouts');
  expect(await listOf(client)).toHaveLength(20);
});

test('a calculator shows its advisor’s layout while the plan grants it', async () => {
  const { client, advisor } = await premium();
  const layout = await add(client);
  const themeKey = `layout-${layout.id}`;
  expect(await embedOf(advisor.slug)).toMatchObject({ themeKey: 'theme-01', layout: null });
  const saved = (await client.post('/api/me/profile', { themeKey })).as(contract.profile.save.response);
  expect(saved.themeKey).toBe(themeKey);
  // The theme is there for a calculator that cannot draw layouts yet.
  const { id: _id, version: _version, name: _name, description: _description, ...looks } = layout;
  const drawn = { ...looks, components };
  const embed = JSON.parse((await server.visitor().get(`/api/embed/${advisor.slug}`)).text);
  expect(embed.themeKey).toBe('theme-01');
  // What its owner calls it, and how it may be changed, is nobody else's to know.
  expect(embed.layout).toEqual(drawn);

  const changed = await client.patch(`${path}/${layout.id}`, { car_image_fit: 'cover' });
  const own = (await client.get('/api/me/calculator')).as(contract.embed.own.response);
  expect(own.layout).toEqual(changed.as(contract.layouts.change.response));

  const account = () => server.db.knex('advisors').where({ id: advisor.id });
  const shown = async () => (await embedOf(advisor.slug)).layout?.car_image_fit;
  await account().update({ is_approved: false });
  await expect.poll(shown).toBe(undefined);
  await account().update({ is_approved: true });
  await expect.poll(shown).toBe('cover');

  await client.delete(`${path}/${layout.id}`);
  expect(await embedOf(advisor.slug)).toMatchObject({ themeKey: 'theme-01', layout: null });
  expect(JSON.parse((await client.get('/api/me/profile')).text).themeKey).toBe('theme-01');
});

const changed = (type: string, change: object) =>
  components.map(block => (block.type === type ? { ...block, ...change } : block));

test.each([
  [{ components: undefined }, 'components'],
  [{ components: {} }, 'components'],
  [{ components: [] }, 'components'],
  [{ components: components.slice(1) }, 'components'],
  [{ components: [...components, { ...components[0], id: 'again' }] }, 'components.6.type'],
  [{ components: changed('car_image', { type: 'toString' }) }, 'components.1.type'],
  [{ components: changed('car_image', { id: 'summary' }) }, 'components'],
  [{ components: changed('car_image', { id: '' }) }, 'components.1.id'],
  [{ components: changed('car_image', { x: -1 }) }, 'components.1.x'],
  [{ components: changed('car_image', { x: 0.5 }) }, 'components.1.x'],
  [{ components: changed('car_image', { x: 1 }) }, 'components.2'],
  [{ components: changed('car_image', { w: 9 }) }, 'components.1.w'],
  [{ components: changed('result_card', { w: 3 }) }, 'components.2.w'],
  [{ components: changed('result_card', { h: 6 }) }, 'components.2.h'],
  [{ components: changed('result_card', { x: 8 }) }, 'components.2.x'],
  [{ components: changed('summary', { y: 1e9 }) }, 'components.5.y'],
  [{ components: changed('summary', { y: '11' }) }, 'components.5.y'],
  [{ components: changed('brand_header', { y: 20 }) }, 'components.0.y'],
  [{ components: changed('brand_header', { h: 3 }) }, 'components.0.h'],
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ description: 'x'.repeat(201) }, 'description'],
  [{ description: 7 }, 'description'],
  [{ result_card_style: { style: 'neon', size: 'small', shape: 'square' } }, 'result_card_style.style'],
  [{ result_card_style: { style: 'flat' } }, 'result_card_style.size'],
  [{ car_image_fit: 'stretch' }, 'car_image_fit'],
  [{ font_size: 'huge' }, 'font_size'],
  [{ spacing: '' }, 'spacing'],
  [{ colors: { primary: '#0a666e', secondary: '#0f2f3d' } }, 'colors.accent'],
  [{ colors: { primary: 'red', secondary: '#0f2f3d', accent: '#f5b13d' } }, 'colors.primary'],
  [{ colors: { primary: '#0a666e;}', secondary: '#0f2f3d', accent: '#f5b13d' } }, 'colors.primary'],
])('a layout with %j is refused by the name of the field', async (change, field) => {
  const { client } = await premium();
  const problem = (await client.post(path, { components, ...change })).problem();
  expect(problem).toMatchObject({ status: 400, code: 'invalid_request' });
  expect(problem.errors?.map(error => error.path)).toContain(field);
  expect(await listOf(client)).toEqual([]);
});

test.each(['0', '-1', '1.5', 'x', '1e99', '%00'])('the id %s is none', async id => {
  const { client } = await premium();
  const problem = (await client.delete(`${path}/${id}`)).problem();
  expect(new Set(problem.errors?.map(error => error.path))).toEqual(new Set(['id']));
});

test('the list is an array of all; whoever asks for fewer is led to the rest by Link, from an index', async () => {
  const { client, advisor } = await server.signedInAdvisor({ plan: 'diamond' });
  for (let count = 0; count < 5; count++) await client.post(path, defaultLayout);
  const all = (await client.get(path)).as(contract.layouts.list.response);
  expect(all).toHaveLength(5);
  expect((await client.get(path)).headers.get('Link')).toBeNull();
  const newest = [];
  for (let next: string | undefined = `${path}?limit=2&sort=-id`; next; ) {
    const response = await client.get(next);
    newest.push(...response.as(contract.layouts.list.response));
    next = /^<(.+)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1];
  }
  expect(newest).toEqual(all.toReversed());

  const { advisor: other } = await server.signedInAdvisor();
  const { id: _, ...row } = await server.db.knex('theme_presets').where({ advisor_id: advisor.id }).first();
  const rows = Array.from({ length: 1200 }, () => ({ ...row, advisor_id: other.id }));
  await server.db.knex.batchInsert('theme_presets', rows, 100);
  await expectIndexed(server.db, 'theme_presets', () => client.get(`${path}?limit=2&sort=-id`));
  expect((await client.get(`${path}?cursor=x`)).problem().errors).toMatchObject([{ path: 'cursor' }]);
});

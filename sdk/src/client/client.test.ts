import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../contract/define.ts';
import { contract } from '../contract/index.ts';
import { clientOf, createClient } from './client.ts';
import { startServer } from './testing/server.ts';

const myvi = {
  id: 'myvi-1-5-av',
  brand: 'Perodua',
  model: 'Myvi',
  variant: '1.5 AV',
  name: 'Myvi 1.5 AV',
  price: 66260,
  rate: 2.9,
  imageUrl: null,
  includes_insurance: false,
  body: null,
};

const editor = { items: [] };

test('every endpoint of the contract is a function under its area and name', () => {
  const client = createClient();
  const names = (of: object) => Object.entries(of).map(([area, inside]) => [area, Object.keys(inside)]);
  expect(names(client)).toEqual(names(contract));
});

test('a list comes back as it was sent; with the schemas, what they do not name is left out', async () => {
  const { url, asked } = await startServer(() => ({ body: [{ ...myvi, newer: 1 }] }));
  expect(await createClient({ baseUrl: `${url}/` }).models.list()).toEqual([{ ...myvi, newer: 1 }]);
  expect(await clientOf(contract, { baseUrl: url }).models.list()).toEqual([myvi]);
  const asks = ['GET', '/api/models', 'application/json'];
  expect(asked.map(({ method, path, headers }) => [method, path, headers.accept])).toEqual([asks, asks]);
});

const find = endpoint({
  method: 'GET',
  path: '/api/things/:name/:page',
  access: 'public',
  tag: 'Test',
  summary: 'Finds',
  params: z.object({ name: z.string(), page: z.coerce.number().int() }),
  query: z.object({ text: z.string(), tag: z.array(z.string()), most: z.number() }).partial(),
  response: z.object({ ok: z.boolean() }),
});

test('parameters go into the path and a query behind it, escaped', async () => {
  const { url, asked } = await startServer(() => ({ body: { ok: true } }));
  const client = clientOf({ things: { find } }, { baseUrl: url });
  await client.things.find({
    params: { name: 'a b/c?d', page: 2 },
    query: { text: 'x&y=ü', tag: ['p', 'q'], most: undefined },
  });
  expect(asked[0]?.path).toBe('/api/things/a%20b%2Fc%3Fd/2?text=x%26y%3D%C3%BC&tag=p&tag=q');
});

test.each(['../..', 'A B!', 'models/../../plans', 'a--b'])(
  'the parameter “%s” is refused before anything is sent',
  async slug => {
    const { url, asked } = await startServer(() => ({ body: {} }));
    const call = clientOf(contract, { baseUrl: url }).embed.get({ params: { slug } });
    const refused = { code: 'invalid_request', status: 400, errors: [{ path: 'slug' }] };
    await expect(call).rejects.toMatchObject(refused);
    expect(asked).toEqual([]);
  },
);

test.each(['', '.', '..'])('the parameter “%s” leads nowhere else', async name => {
  const { url, asked } = await startServer(() => ({ body: { ok: true } }));
  const call = clientOf({ things: { find } }, { baseUrl: url }).things.find({ params: { name, page: 1 } });
  await expect(call).rejects.toMatchObject({ code: 'invalid_request', errors: [{ path: 'name' }] });
  expect(asked).toEqual([]);
});

test('a body is sent as JSON, with the headers of the client’s owner', async () => {
  const admin = { admin: { email: 'a@b.my', role: 'admin' } };
  const { url, asked } = await startServer(() => ({ body: { ...admin, admin_token: 't' } }));
  const client = createClient({ baseUrl: url, headers: () => ({ Authorization: 'Bearer t' }) });
  await client.adminAuth.login({ body: { email: 'a@b.my', password: 'six-letters' } });
  expect(asked[0]).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer t' },
  });
  expect(JSON.parse(`${asked[0]?.body}`)).toEqual({ email: 'a@b.my', password: 'six-letters' });
});

test('what any origin may read is asked for without credentials, the rest with them', async () => {
  const { url, asked } = await startServer(({ path }) => ({
    body: path === '/api/models' ? [] : editor,
    headers: { ETag: '"1"' },
  }));
  const sent: RequestInit[] = [];
  const client = createClient({
    baseUrl: url,
    headers: () => ({ Authorization: 'Bearer t' }),
    fetch: (address, init) => {
      sent.push(init);
      return fetch(address, init);
    },
  });
  await client.models.list();
  await client.models.editor();
  expect(sent.map(({ credentials }) => credentials)).toEqual(['omit', 'include']);
  expect(asked.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer t']);
});

test('a version comes out with a document and goes in with its change', async () => {
  const { url, asked } = await startServer((_, index) => ({
    body: editor,
    headers: { ETag: `"${index + 1}"` },
  }));
  const { models } = createClient({ baseUrl: url });
  const { data, version } = await models.editor();
  expect([data, version]).toEqual([editor, '"1"']);
  expect(await models.saveEditor({ body: data, version })).toEqual({ data: editor, version: '"2"' });
  expect(asked.map(({ headers }) => headers['if-match'])).toEqual([undefined, '"1"']);
});

test('a document that comes without its version is not what the contract says', async () => {
  const { url } = await startServer(() => ({ body: editor }));
  const call = createClient({ baseUrl: url }).models.editor();
  await expect(call).rejects.toMatchObject({ code: 'unexpected_response', status: 200 });
});

test('an empty answer is undefined, and tells the version that it leaves', async () => {
  const { url } = await startServer(({ method }) => ({
    status: 204,
    ...(method === 'DELETE' && { headers: { ETag: '"3"' } }),
  }));
  const client = createClient({ baseUrl: url });
  expect(await client.auth.logout()).toBeUndefined();
  expect(await client.models.remove({ params: { id: 'axia' } })).toEqual({ data: undefined, version: '"3"' });
});

test('text is given as it is', async () => {
  const { url, asked } = await startServer(() => ({
    headers: { 'Content-Type': 'text/plain' },
    body: 'up 1\n',
  }));
  expect(await createClient({ baseUrl: url }).system.metrics()).toBe('up 1\n');
  expect(asked[0]?.headers.accept).toBe('text/plain');
});

test('a file goes into the form’s field of that name', async () => {
  const { url, asked } = await startServer(() => ({ body: { url: '/uploads/a.webp' } }));
  const client = createClient({ baseUrl: url });
  const file = new File([new Uint8Array([1, 2, 3])], 'me.png', { type: 'image/png' });
  expect(await client.uploads.add({ file })).toEqual({ url: '/uploads/a.webp' });
  const [{ headers, body } = { headers: {}, body: Buffer.of() }] = asked;
  const form = await new Response(new Uint8Array(body), {
    headers: { 'Content-Type': `${headers['content-type']}` },
  }).formData();
  const sent = form.get('file');
  expect(sent).toBeInstanceOf(File);
  expect(sent).toMatchObject({ name: 'me.png', type: 'image/png', size: 3 });
});

test('a client of the page’s own origin asks for bare paths', async () => {
  const addresses: string[] = [];
  const nothing = { plans: [], support_whatsapp: null };
  const client = createClient({
    fetch: async address => {
      addresses.push(address);
      return Response.json(nothing);
    },
  });
  expect(await client.plans.list()).toEqual(nothing);
  expect(addresses).toEqual(['/api/plans']);
});

test.each(['calculator.example', 'ftp://calculator.example', '//'])(
  'the address “%s” is refused',
  baseUrl => {
    expect(() => createClient({ baseUrl })).toThrow(`baseUrl: "${baseUrl}"`);
  },
);

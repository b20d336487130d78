import { request } from 'node:http';
import { contract, type Endpoint } from '@loan-kereta/sdk/contract';
import { beforeEach, expect, test } from 'vitest';
import type { TestClient } from './testing/client.ts';
import { picture } from './testing/pictures.ts';
import { startWithAdmin } from './testing/with-admin.ts';

const { server, admin } = await startWithAdmin();
const { client: advisor, advisor: account } = await server.signedInAdvisor({ plan: 'diamond' });
const clients = {
  ...{ admin: admin.client, user: advisor },
  ...{ overlay: server.visitor(), public: server.visitor() },
};

interface Sent {
  readonly client: TestClient;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/**
 * Sends what is not the end of the request by its own account, and cuts the connection.
 * @param length says how long it will be; without it, it comes in chunks, of which the last is missing
 */
async function cutOff({ client, method, path, headers, body }: Sent, length: Record<string, string>) {
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  const leaving = request(`${server.address}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
      ...length,
    },
  });
  leaving.on('error', () => {}).on('close', resolve);
  leaving.write(body, () => leaving.destroy());
  await gone;
}

let logged: number;
beforeEach(() => {
  logged = server.log.length;
});
/** What was logged of this test: of a request that is done, or of a fault. */
const lines = (): { msg: string; path: string; level: number; status: number; aborted?: true }[] =>
  server.log.slice(logged).map(line => JSON.parse(line));

/** What an advisor, an admin or a browser that sends it all would have changed. */
const tables = 'advisors audit_entries car_variants documents idempotency_keys mails payments uploads'.split(
  ' ',
);
/** A row without what is worked out of it in the background, whenever that is. */
const given = (row: object) =>
  Object.entries(row).filter(([column]) => !column.startsWith('listed_') && column !== 'searchable');
const kept = () =>
  Promise.all(tables.map(async table => (await server.db.knex(table).orderBy(1)).map(given)));

const key = 'half-of-a-request-1';
const { items } = (await admin.client.get('/api/prices')).as(contract.prices.list.response);
const prices = items.map(item => ({ ...item, price: item.price + 100 }));
const asForm = { 'Content-Type': 'multipart/form-data; boundary=b' };
const photo = Buffer.concat([
  Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
  await picture(60, 40).png().toBuffer(),
]);

const whole: readonly (Sent & { readonly end?: string })[] = [
  {
    ...{ client: admin.client, method: 'PUT', path: '/api/prices', headers: { 'If-Match': '"1"' } },
    body: JSON.stringify({ items: prices }),
  },
  {
    ...{ client: admin.client, method: 'POST', path: '/api/admin/users/create' },
    headers: { 'Idempotency-Key': key },
    body: JSON.stringify({
      name: 'Siti',
      email: 'half@example.com',
      whatsapp: '0123456789',
      plan: 'premium',
    }),
  },
  {
    ...{ client: admin.client, method: 'POST', path: `/api/admin/users/${account.id}/notes` },
    headers: { 'Idempotency-Key': key },
    body: JSON.stringify({ notes: 'Half a note' }),
  },
  {
    ...{ client: advisor, method: 'POST', path: '/api/me/profile' },
    body: JSON.stringify({ headline: 'Half a headline' }),
  },
  {
    client: advisor,
    method: 'POST',
    path: '/api/upload',
    headers: asForm,
    body: photo,
    end: '\r\n--b--\r\n',
  },
];

test.each([
  ['shorter than it says', (body: Sent['body']) => ({ 'Content-Length': String(body.length + 50) })],
  ['without its last chunk', () => ({ 'Transfer-Encoding': 'chunked' })],
])('what arrives %s does nothing, also where it reads as all of it', async (_, length) => {
  const before = await kept();
  for (const sent of whole) await cutOff(sent, length(sent.body));
  await expect
    .poll(() =>
      lines()
        .map(({ path }) => path)
        .sort(),
    )
    .toEqual(whole.map(({ path }) => path).sort());
  expect(lines().filter(({ aborted, level }) => !aborted || level > 30)).toEqual([]);
  expect(await kept()).toEqual(before);
});

test('sent again to its end it does what it says', async () => {
  for (const { client, method, path, headers = {}, body, end = '' } of whole) {
    const bytes = Buffer.concat([Buffer.from(body), Buffer.from(end)]);
    expect((await client.send(method, path, { headers, body: bytes })).text).not.toContain('"code"');
  }
  expect((await admin.client.get('/api/prices')).as(contract.prices.list.response).items).toEqual(prices);
});

const changing = Object.values(contract)
  .flatMap(area => Object.values<Endpoint>(area))
  .filter(({ body, file }) => body ?? file);

test('half a body is no fault of the server at any endpoint', async () => {
  for (const { access, method, path, file } of changing)
    await cutOff(
      {
        ...{ client: clients[access], method, path: path.replace(/:\w+/g, '1') },
        ...(file ? { headers: asForm, body: photo.subarray(0, 90) } : { body: '{"' }),
      },
      { 'Content-Length': '1000' },
    );
  await expect.poll(() => lines().length).toBe(changing.length);
  expect(
    lines().filter(({ msg, level, status }) => msg !== 'request' || level > 30 || status >= 500),
  ).toEqual([]);
});

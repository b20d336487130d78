import { contract } from '@loan-kereta/sdk/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { formWith, picture } from '../../testing/pictures.ts';
import { startWithAdmin } from '../../testing/with-admin.ts';

const { server, admin } = await startWithAdmin();

const send = (body: unknown) => admin.client.post('/api/models/pictures', body);

test('the picture of a car is kept, given to a variant, and shown to buyers', async () => {
  const file = await picture(2000, 1000).jpeg().toBuffer();
  const response = await send(formWith(file));
  expect(response.status).toBe(201);
  const { url } = response.as(contract.models.addPicture.response);
  expect(url).toMatch(/^\/cars\/[0-9a-f]{40}\.webp$/);
  const [entry] = await server.db.knex('audit_entries').where({ action: 'model_picture_added' });
  expect(entry).toMatchObject({ admin_email: admin.admin.email, details: JSON.stringify({ image: url }) });
  expect((await send(formWith(file))).as(contract.models.addPicture.response).url).toBe(url);
  await admin.client.patch('/api/models/axia-1-0-e', { imageUrl: url });
  const [first] = (await server.visitor().get('/api/models')).as(contract.models.list.response);
  const served = await fetch(`${server.address}${new URL(first?.imageUrl ?? '').pathname}`);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'access-control-allow-origin': '*',
  });
  const made = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
  expect(made).toMatchObject({ format: 'webp', width: 1024, height: 512 });
  expect((await server.visitor().get(`/cars/${'0'.repeat(40)}.webp`)).status).toBe(404);
});

test('what is no picture is refused', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect((await send(formWith(svg, 'a.png', 'image/png'))).problem().code).toBe('not_an_image');
});

test('an advisor sends none, and of an admin so many an hour', async () => {
  const file = await picture(64, 64).png().toBuffer();
  const { client } = await server.signedInAdvisor();
  expect((await client.post('/api/models/pictures', formWith(file))).status).toBe(403);
  const another = await server.signedInAdmin();
  const svg = Buffer.from('<svg/>');
  for (let count = 0; count < 60; count++)
    expect((await another.client.post('/api/models/pictures', formWith(svg))).problem().code).toBe(
      'not_an_image',
    );
  expect((await another.client.post('/api/models/pictures', formWith(file))).problem().code).toBe(
    'too_many_requests',
  );
});

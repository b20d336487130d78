import { maxImageBytes } from '@loan-kereta/sdk/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { bombPng, formWith, picture } from '../../testing/pictures.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

// What many pictures at once cost is the decoder's affair, whichever engine keeps their names.
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const send = (client: TestClient, body: unknown) => client.post('/api/upload', body);

test('eight at once of a picture that unpacks to 200 MB cost the server nothing', async () => {
  const { client } = await server.signedInAdvisor();
  const bomb = bombPng(5001, 5000);
  expect(bomb.length).toBeLessThan(maxImageBytes);
  const responses = await Promise.all(Array.from({ length: 8 }, () => send(client, formWith(bomb))));
  const refusals = responses.map(response => response.problem());
  expect(new Set(refusals.map(({ code }) => code))).toEqual(
    new Set(['too_many_pixels', 'too_many_requests']),
  );
  const detail = 'The picture has more than 25 megapixels. Please make it smaller first.';
  expect(refusals).toContainEqual(expect.objectContaining({ status: 413, detail }));
  const later = responses
    .filter(response => response.status === 429)
    .map(({ headers }) => headers.get('Retry-After'));
  expect(new Set(later)).toEqual(new Set(['5']));
});

test('pictures of many accounts wait in turn, and those that find no room are told when to come again', async () => {
  const file = await picture(600, 400).jpeg().toBuffer();
  const people = await Promise.all(Array.from({ length: 20 }, () => server.signedInAdvisor()));
  const responses = await Promise.all(people.map(({ client }) => send(client, formWith(file))));
  const statuses = responses.map(response => response.status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  for (const response of responses.filter(({ status }) => status === 503)) {
    expect(response.problem().code).toBe('pictures_busy');
    expect(response.headers.get('Retry-After')).toBe('5');
  }
  // It is what was asked for, so nobody has to look at it.
  expect(server.log.filter(line => line.includes('request failed'))).toEqual([]);
});

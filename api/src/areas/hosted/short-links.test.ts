import { shortFigures } from '@loan-kereta/sdk/pages/short-link';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { myvi, open } from '../../testing/streams.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** An advisor's code of short addresses, which the first stream makes. */
async function linkOf(): Promise<{ readonly code: string; readonly slug: string }> {
  const { client, advisor } = await server.signedInAdvisor({ plan: 'premium' });
  await open(client);
  const { code } = await server.db.knex('stream_links').where({ advisor_id: advisor.id }).first();
  return { code, slug: advisor.slug };
}

const location = async (path: string) => {
  const response = await server.visitor().get(path);
  return [response.status, response.headers.get('Location')];
};

const figures = { ...myvi, rateKind: 'flat', deposit: 12_345.5, method: 'reducing', lang: 'en' } as const;

test('a short address leads to the same figures on the advisor’s page', async () => {
  const { code, slug } = await linkOf();
  expect(await location(`/q/${code}${shortFigures(figures)}`)).toEqual([
    302,
    `/a/${slug}?model=myvi&variant=myvi-1-5-h&years=9&deposit=12345.5&rate=2.9&rate_kind=flat&method=reducing&lang=en`,
  ]);
  expect(await location(`/Q/${code}${shortFigures(figures)}/`.toUpperCase())).toEqual([
    302,
    expect.stringContaining(`/a/${slug}?model=myvi&`),
  ]);
});

test('a short address of a car that is gone leads to the advisor', async () => {
  const { code, slug } = await linkOf();
  const gone = shortFigures({ ...figures, variant: 'myvi-2-0' });
  expect(await location(`/q/${code}${gone}`)).toEqual([302, `/a/${slug}?lang=en`]);
});

test('a short address of nobody, or without figures, is not found', async () => {
  const { code } = await linkOf();
  expect(await location(`/q/zzzzzzzz${shortFigures(figures)}`)).toEqual([404, null]);
  expect(await location(`/q/${code}`)).toEqual([404, null]);
});

test('a code stays for the streams of later evenings', async () => {
  const { client, advisor } = await server.signedInAdvisor({ plan: 'premium' });
  await open(client);
  const codes = () => server.db.knex('stream_links').where({ advisor_id: advisor.id }).pluck('code');
  const first = await codes();
  await client.delete('/api/me/stream');
  await open(client);
  expect(await codes()).toEqual(first);
});

import { contract, type Endpoint, errorStatus } from '@loan-kereta/sdk/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const get = (path: string) => server.visitor().get(path);

test('it greets, lives and is ready', async () => {
  expect(JSON.parse((await get('/api/')).text)).toEqual({ message: 'Loan Kereta API' });
  for (const path of ['/healthz', '/readyz']) {
    const response = await get(path);
    expect([response.status, JSON.parse(response.text)]).toEqual([200, { status: 'ok' }]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  }
});

test('Prometheus reads how long requests took, by the pattern of their path', async () => {
  await get('/api/embed/demo-basic');
  await get('/api/embed/nobody-here');
  await get('/api/some/secret/path');
  const response = await get('/metrics');
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
  const count = (labels: string) => `http_request_duration_seconds_count{${labels}} 1`;
  expect(response.text).toContain(count('method="GET",route="/api/embed/:slug",status="200"'));
  expect(response.text).toContain(count('method="GET",route="/api/embed/:slug",status="404"'));
  expect(response.text).toContain(count('method="GET",route="other",status="404"'));
  expect(response.text).toContain('process_cpu_seconds_total');
  expect(response.text).not.toMatch(/secret|demo-basic/);
});

test('the OpenAPI document is valid and describes every endpoint with its refusals', async () => {
  const document = (await get('/api/openapi.json')).as(contract.system.openapi.response);
  expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true });

  for (const area of Object.values(contract))
    for (const endpoint of Object.values<Endpoint>(area)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const operation = Object(document.paths)[path]?.[endpoint.method.toLowerCase()];
      expect(operation).toMatchObject({ summary: endpoint.summary, tags: [endpoint.tag] });
      expect(Object.keys(operation.responses)).toContain(
        String(endpoint.status ?? (endpoint.response || endpoint.download || endpoint.events ? 200 : 204)),
      );
      const problem = { $ref: '#/components/schemas/Problem' };
      for (const code of [...(endpoint.errors ?? []), 'internal'] as const) {
        const refusal = operation.responses[errorStatus[code]];
        expect(refusal.description).toContain(code);
        expect(refusal.content).toEqual({ 'application/problem+json': { schema: problem } });
      }
    }
});

test('a path’s parameters are described', async () => {
  const document = JSON.parse((await get('/api/openapi.json')).text);
  expect(document.paths['/api/embed/{slug}'].get.parameters).toEqual([
    {
      in: 'path',
      name: 'slug',
      required: true,
      description: 'The advisor’s public name',
      schema: { type: 'string', maxLength: 500, description: 'The advisor’s public name' },
    },
  ]);
});

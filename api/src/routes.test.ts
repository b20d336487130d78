import { accesses, contract, type Endpoint } from '@loan-kereta/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Background } from './background.ts';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { Database } from './db/database.ts';
import type { Route } from './http/bind.ts';
import { createMetrics } from './http/metrics.ts';
import { createLogger } from './log.ts';
import { Readiness } from './readiness.ts';
import { createRoutes } from './routes.ts';
import { openStorage } from './storage/storage.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

let own: TestDatabase;
let db: Database;
let routes: readonly Route[];
const declared = Object.values(contract).flatMap(area => Object.values<Endpoint>(area));

beforeAll(async () => {
  own = await createTestDatabase();
  const config = readConfig({ LK_DATABASE_URL: own.url });
  db = new Database(config.database);
  ({ routes } = createRoutes({
    config,
    db,
    clock: systemClock,
    metrics: createMetrics(),
    lifecycle: { draining: false },
    readiness: new Readiness([]),
    background: new Background(createLogger('silent')),
    mail: async () => {},
    storage: await openStorage(config.storageUrl),
    folders: { widget: '' },
  }));
});
afterAll(async () => {
  await db.close();
  await own.remove();
});

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('every endpoint of the contract has its route, and every route is in the contract', () => {
  expect(routes.map(route => nameOf(route.endpoint)).sort()).toEqual(declared.map(nameOf).sort());
  expect(new Set(declared.map(nameOf)).size).toBe(declared.length);
  for (const route of routes) expect(declared).toContain(route.endpoint);
});

test.each(declared.map(endpoint => [nameOf(endpoint), endpoint] as const))(
  '%s is declared whole',
  (_, endpoint) => {
    expect(accesses).toContain(endpoint.access);
    expect(endpoint.path).toMatch(/^\/(api|data)\/|^\/(healthz|readyz|metrics|oembed)$/);
    expect(endpoint.path.includes(':')).toBe(endpoint.params !== undefined);
    expect(endpoint.summary).not.toBe('');
    if (endpoint.crossOrigin) expect(endpoint.access).toBe('public');
    if (endpoint.crossOrigin && endpoint.method !== 'GET')
      expect(nameOf(endpoint)).toBe('POST /api/embed-check');
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
  },
);

import { tmpdir } from 'node:os';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Guards } from '../http/access.ts';
import type { Route } from '../http/bind.ts';
import { ApiError } from '../http/errors.ts';
import { dataHeaders } from '../http/headers.ts';
import { createMetrics } from '../http/metrics.ts';
import { ResponseCache } from '../http/response-cache.ts';
import { createLogger } from '../log.ts';
import { listen } from '../server.ts';
import { TestClient } from './client.ts';

/** The HTTP layer with endpoints of a test's own, without a database. */
export interface TestApp {
  readonly address: string;
  readonly log: readonly string[];
  readonly client: TestClient;
  readonly close: () => Promise<void>;
}

const config = readConfig({ LK_PUBLIC_URL: 'http://kereta.test' });

const refuse = async (): Promise<never> => {
  throw new ApiError('not_signed_in');
};
const closedGuards: Guards = { user: refuse, overlay: refuse, admin: refuse };

/** Serves routes of a test's own through everything that a request of the real server passes. */
export async function startTestApp(
  routesFor: (responses: ResponseCache) => readonly Route[],
  guards: Guards = closedGuards,
): Promise<TestApp> {
  const log: string[] = [];
  const responses = new ResponseCache(dataHeaders(config));
  const nothing = { widget: tmpdir(), console: tmpdir(), examples: tmpdir() };
  const app = createApp({
    config,
    logger: createLogger('info', { write: line => void log.push(line) }),
    metrics: createMetrics(),
    routes: routesFor(responses),
    pages: [],
    guards,
    once: (_ctx, _making, respond) => respond(),
    limitWrites: (_ctx, next) => next(),
    responses,
    folders: nothing,
  });
  const { address, close } = await listen(app, { port: 0, host: '127.0.0.1' });
  return { address, log, client: new TestClient(address), close };
}

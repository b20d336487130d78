import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createHttpTerminator } from 'http-terminator';
import { createApp, type Parts } from './app.ts';
import { migrate } from './db/migrate.ts';
import { seed } from './db/seed.ts';

export interface RunningServer {
  /** Where it listens: `http://host:port`. */
  readonly address: string;
  /**
   * Ends the server without losing a request: `/readyz` says 503 at once, new requests are still taken for
   * `noticeMilliseconds` so that a load balancer can turn away, then those under way are finished.
   */
  readonly stop: (noticeMilliseconds: number) => Promise<void>;
}

const finishMilliseconds = 10_000;

/** Prepares the database and listens. @throws when the port is taken or the database cannot be had */
export async function startServer(parts: Omit<Parts, 'lifecycle'>): Promise<RunningServer> {
  const { config, db } = parts;
  await migrate(db, () => seed(db, config, new Date()));
  const lifecycle = { draining: false };
  const server = createServer(createApp({ ...parts, lifecycle }).app.callback());
  server.listen(config.port, config.host);
  await once(server, 'listening');
  const terminator = createHttpTerminator({ server, gracefulTerminationTimeout: finishMilliseconds });

  const { address, family, port } = server.address() as AddressInfo;
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    async stop(noticeMilliseconds) {
      lifecycle.draining = true;
      await sleep(noticeMilliseconds);
      await terminator.terminate();
      await db.close();
    },
  };
}

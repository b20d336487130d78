import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** Waits until the worker has kept what the page needs. */
export const isKept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise(resolve => active?.addEventListener('statechange', resolve, { once: true }));
  });

/**
 * The site as it is behind a proxy, which `fall` has say that it is away, and `stall` answer nothing any more to what
 * begins so; `release` makes a newer service worker of it.
 */
export async function siteBehindProxy(of: string) {
  let version = 1;
  let isAway = false;
  let stalled: string | undefined;
  const server = createServer(async (request, response) => {
    if (stalled !== undefined && request.url?.startsWith(stalled)) return;
    if (isAway) return response.writeHead(502).end('<h1>502 Bad Gateway</h1>');
    const { cookie = '' } = request.headers;
    const answer = await fetch(of + request.url, { headers: { cookie } });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(request.url === '/sw.js' ? `${body}\n// ${version}` : body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      version += 1;
    },
    fall: () => {
      isAway = true;
    },
    stall: (from: string) => {
      stalled = from;
    },
    [Symbol.dispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

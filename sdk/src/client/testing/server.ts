import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface Asked {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, unless it is text. */
  readonly body?: unknown;
}

/** How a request is answered: `hang` never, `drop` with a connection that breaks. */
export type Responding = (asked: Asked, index: number) => Reply | 'hang' | 'drop';

/** A server on a free port for the test that is running. @returns its address, and what it has been asked */
export async function startServer(respond: Responding): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const one = { method, path, headers, body: await buffer(request) };
    const reply = respond(one, asked.push(one) - 1);
    if (reply === 'drop') return request.socket.destroy();
    if (reply === 'hang') return;
    const { status = 200, body } = reply;
    response.writeHead(status, { 'Content-Type': 'application/json', ...reply.headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** A refusal as the API sends it. */
export const refusal = (status: number, code: string, more: object = {}): Reply => ({
  status,
  headers: { 'Content-Type': 'application/problem+json', 'X-Request-Id': 'req-7' },
  body: {
    type: `/api/docs/problems#${code}`,
    title: code,
    status,
    detail: `It said ${code}.`,
    code,
    ...more,
  },
});

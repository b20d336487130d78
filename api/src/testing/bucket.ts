import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bucket as the protocol describes it, in memory: enough to see what is asked of one. */
export interface Bucket {
  /** What `LK_STORAGE_URL` says of it. */
  readonly url: string;
  readonly objects: Map<string, Buffer>;
  /** Each request: its method, its path and how it was signed. */
  readonly asked: string[];
  /** What comes before a file is kept; a status that is returned refuses it. */
  beforePut: () => Promise<number | undefined>;
  readonly close: () => void;
}

/** Starts a bucket, and sets what every S3 client reads from the environment. */
export async function startBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = new URL(request.url ?? '', 'http://bucket').pathname;
    asked.push(`${request.method} ${path} ${request.headers.authorization?.split(' ')[0]}`);
    const refused = request.method === 'PUT' ? await bucket.beforePut() : undefined;
    const object = objects.get(path);
    if (request.method === 'PUT' && refused === undefined) objects.set(path, Buffer.concat(chunks));
    if (request.method === 'DELETE') objects.delete(path);
    const reading = request.method === 'GET' || request.method === 'HEAD';
    response.statusCode = refused ?? (reading && !object ? 404 : request.method === 'DELETE' ? 204 : 200);
    if (object) response.setHeader('Content-Length', reading ? object.length : 0);
    response.end(request.method === 'GET' ? object : undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_REGION: 'test-1',
  });
  const bucket: Bucket = {
    url: `s3://pictures?endpoint=http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    asked,
    beforePut: async () => undefined,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return bucket;
}

import { type IncomingHttpHeaders, request } from 'node:http';

interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array;
}

/** Sends a request as it stands, where `fetch` would tidy its path and its headers. */
export function sendRaw(address: string, { body, ...parts }: RawRequest) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number | undefined;
    headers: IncomingHttpHeaders;
    text: string;
  }>();
  const { hostname, port } = new URL(address);
  request({ hostname, port, ...parts }, async response => {
    let text = '';
    for await (const chunk of response) text += chunk;
    resolve({ status: response.statusCode, headers: response.headers, text });
  })
    .on('error', reject)
    .end(body);
  return promise;
}

import { execFileSync } from 'node:child_process';
import { request as forward, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { shapeLink } from './shaped-link.ts';

/** A key and its certificate for a day, in one text. */
const makeCertificate = () =>
  execFileSync(
    'openssl',
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout - -out - -days 1 -subj /CN=localhost'.split(
      ' ',
    ),
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );

/** What belongs to one connection and not to the message, and what HTTP/2 says otherwise. */
const own = /^(:.*|host|connection|keep-alive|transfer-encoding|upgrade)$/;
const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name)));

/**
 * The product over HTTP/2 with TLS at the end of a slow link, as a proxy before it would serve it.
 * @param at where the product is
 * @param files what is served besides, by path, compressed by gzip
 */
export async function startSecure(at: string, files: Readonly<Record<string, Buffer>>) {
  const certificate = makeCertificate();
  const server = createSecureServer(
    { key: certificate, cert: certificate, allowHTTP1: true },
    (request, response) => {
      const file = files[request.url];
      if (file)
        return response
          .writeHead(200, {
            'content-type': 'text/javascript',
            'content-encoding': 'gzip',
            'cache-control': 'max-age=300',
            'access-control-allow-origin': '*',
          })
          .end(file);
      forward(
        new URL(request.url, at),
        { method: request.method, headers: passedOn(request.headers) },
        answer => {
          response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
          answer.pipe(response);
        },
      )
        .on('error', () => response.writeHead(502).end())
        .end();
    },
  );
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const link = await shapeLink((server.address() as AddressInfo).port);
  return {
    at: `https://localhost:${link.port}`,
    stop() {
      link.stop();
      server.close();
    },
  };
}

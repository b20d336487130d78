import { type Problem, problemSchema } from '@loan-kereta/sdk/contract';
import type { z } from 'zod';

/** An answer, read to its end. */
export class TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;

  constructor(response: Response, text: string) {
    this.status = response.status;
    this.headers = response.headers;
    this.text = text;
  }

  /** The JSON body, which must be what `schema` says. */
  as<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
    return schema.parse(JSON.parse(this.text));
  }

  /** The refusal, which must be sent as one. */
  problem(): Problem {
    const type = this.headers.get('Content-Type');
    if (type !== 'application/problem+json') throw new Error(`Not a problem but ${type}: ${this.text}`);
    return this.as(problemSchema);
  }
}

interface RequestOptions {
  readonly headers?: Record<string, string>;
  /** Sent as JSON, unless it is text or bytes (sent as they are) or a form. */
  readonly body?: unknown;
}

function payload(body: unknown): {
  body?: string | FormData | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
} {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  return {
    body:
      typeof body === 'string'
        ? body
        : body instanceof Uint8Array
          ? new Uint8Array(body)
          : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  };
}

/** One visitor: sends requests over real HTTP and keeps the cookies that it is given. */
export class TestClient {
  readonly #address: string;
  readonly cookies = new Map<string, string>();

  constructor(address: string) {
    this.#address = address;
  }

  async send(method: string, path: string, options: RequestOptions = {}): Promise<TestResponse> {
    const { body, headers } = payload(options.body);
    const response = await fetch(`${this.#address}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...this.#cookieHeader(), ...headers, ...options.headers },
      ...(body !== undefined && { body }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return new TestResponse(response, await response.text());
  }

  get = (path: string, options?: RequestOptions) => this.send('GET', path, options);
  post = (path: string, body?: unknown, options?: RequestOptions) =>
    this.send('POST', path, { ...options, body });
  put = (path: string, body?: unknown, options?: RequestOptions) =>
    this.send('PUT', path, { ...options, body });
  patch = (path: string, body?: unknown, options?: RequestOptions) =>
    this.send('PATCH', path, { ...options, body });
  delete = (path: string, body?: unknown, options?: RequestOptions) =>
    this.send('DELETE', path, { ...options, body });

  #cookieHeader(): Record<string, string> {
    if (this.cookies.size === 0) return {};
    return { Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }

  #keep(line: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (name === undefined || value === undefined) return;
    const expires = /; *expires=([^;]+)/i.exec(line)?.[1];
    const gone = /; *max-age=0\b/i.test(line) || (expires && Date.parse(expires) <= Date.now());
    if (gone) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

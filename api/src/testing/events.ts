import type { TestClient } from './client.ts';

/** An event as it was sent. */
export interface SentEvent {
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly data: unknown;
}

const field = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];

async function* read(body: ReadableStream<Uint8Array>): AsyncGenerator<SentEvent, undefined> {
  let text = '';
  for await (const part of body.pipeThrough(
    new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>,
  )) {
    const whole = (text + part).split('\n\n');
    text = whole.pop() ?? '';
    for (const each of whole)
      yield {
        id: field(each, 'id'),
        name: field(each, 'event'),
        data: JSON.parse(field(each, 'data') ?? 'null'),
      };
  }
}

/** An answer of events, as long as it goes on. */
export class Following {
  readonly response: Response;
  readonly #events: AsyncGenerator<SentEvent, undefined>;
  readonly #gone: AbortController;

  constructor(response: Response, gone: AbortController) {
    this.response = response;
    this.#gone = gone;
    this.#events = read(response.body ?? new ReadableStream());
  }

  /** The next event other than a heartbeat; undefined once the answer has ended. */
  async next(): Promise<SentEvent | undefined> {
    for (;;) {
      const { value } = await this.#events.next();
      if (value?.name !== 'beat') return value;
    }
  }

  /** Goes away, as a lost connection does. */
  leave(): void {
    this.#gone.abort();
  }
}

/** Begins to follow events with a visitor's cookies. */
export async function follow(
  client: TestClient,
  address: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Following> {
  const gone = new AbortController();
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${address}${path}`, {
    headers: { Cookie: cookie, ...headers },
    signal: gone.signal,
  });
  return new Following(response, gone);
}

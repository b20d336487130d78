import { mayHaveArrived } from './problem.ts';

/** How long a request without an answer is taken up again when it is made again, in ms. */
const takenUpFor = 5 * 60_000;
const mostKept = 20;

/** As good as a UUID, which a page without https may not have made. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

interface Kept {
  readonly key: string;
  readonly until: number;
}

/** What is asked for; undefined for what two requests may well ask for alike: a file, or an act that says no more. */
function contentOf(address: string, { method, body, headers }: RequestInit): string | undefined {
  if (typeof body !== 'string') return undefined;
  return `${method} ${address} ${new Headers(headers).get('If-Match')} ${body}`;
}

/**
 * Sends what makes something under an `Idempotency-Key`. A request whose answer is lost may have been heard: when the same
 * is asked for again, within five minutes, it goes under the same key, and the server makes nothing twice.
 */
export function onceSender() {
  const unanswered = new Map<string, Kept>();
  return async <Answer>(
    address: string,
    init: RequestInit,
    send: (init: RequestInit) => Promise<Answer>,
  ): Promise<Answer> => {
    const content = contentOf(address, init);
    const before = content === undefined ? undefined : unanswered.get(content);
    const key = before && before.until > Date.now() ? before.key : newKey();
    if (content !== undefined) unanswered.delete(content);
    const headers = new Headers(init.headers);
    headers.set('Idempotency-Key', key);
    try {
      return await send({ ...init, headers });
    } catch (failure) {
      if (content !== undefined && mayHaveArrived(failure)) {
        unanswered.set(content, { key, until: Date.now() + takenUpFor });
        for (const oldest of [...unanswered.keys()].slice(0, -mostKept)) unanswered.delete(oldest);
      }
      throw failure;
    }
  };
}

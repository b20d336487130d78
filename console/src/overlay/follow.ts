import type { WatchedState } from '@loan-kereta/sdk/contract';
import { EventSource } from 'eventsource';

/** The waits before another attempt, in ms. */
const waits = { first: 250, longest: 8000 };
/** The server sends something every five seconds; after so long without any the connection is lost. */
const deadMilliseconds = 12_000;

interface Followed {
  readonly path: string;
  /** Sent with each request, such as `Authorization`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly state: (state: WatchedState) => void;
  /** There is nothing to show until the next state. */
  readonly clear: () => void;
  /** There is no stream to follow, or none any more. */
  readonly end: () => void;
  /** Called with whatever the server sends. */
  readonly alive?: () => void;
}

/**
 * Follows a stream. A lost connection is made again, ever more patiently and at once when the network is back; meanwhile
 * nothing is called.
 */
export function follow({ path, headers = {}, state, clear, end, alive }: Followed): void {
  let source: EventSource | undefined;
  let wait = waits.first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = (connectIn: number) => {
    source?.close();
    clearTimeout(timer);
    timer = setTimeout(connect, connectIn);
  };
  const lost = () => {
    next(wait);
    wait = Math.min(2 * wait, waits.longest);
  };
  const heard = () => {
    wait = waits.first;
    alive?.();
    clearTimeout(timer);
    timer = setTimeout(lost, deadMilliseconds);
  };
  const stop = () => {
    source?.close();
    clearTimeout(timer);
    window.removeEventListener('online', hurry);
    end();
  };
  const hurry = () => next(0);

  function connect(): void {
    timer = setTimeout(lost, deadMilliseconds);
    // The browser's own event source neither sends a header nor says why it was refused.
    source = new EventSource(path, {
      fetch: (address, init) => fetch(address, { ...init, headers: { ...init.headers, ...headers } }),
    });
    source.addEventListener('open', heard);
    source.addEventListener('beat', heard);
    source.addEventListener('state', ({ data }) => {
      heard();
      state(JSON.parse(data));
    });
    source.addEventListener('clear', () => {
      heard();
      clear();
    });
    source.addEventListener('end', stop);
    source.addEventListener('error', ({ code }) => (code === 401 ? stop() : lost()));
  }

  window.addEventListener('online', hurry);
  connect();
}

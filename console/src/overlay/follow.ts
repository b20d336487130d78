import type { WatchedState } from '@loan-kereta/sdk/contract';

const path = '/api/stream';
/** The waits before another attempt, in ms. */
const waits = { first: 250, longest: 8000 };
/** The server says something every five seconds; whoever hears nothing for so long has lost it. */
const deadMilliseconds = 12_000;

interface Told {
  readonly state: (state: WatchedState) => void;
  /** There is no stream to follow, or none any more. */
  readonly end: () => void;
}

/**
 * Follows the stream that this overlay is paired with. A connection that is lost is made again, ever more patiently and
 * at once when the network is back; meanwhile nobody is told anything.
 */
export function follow({ state, end }: Told): void {
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

  async function connect(): Promise<void> {
    timer = setTimeout(lost, deadMilliseconds);
    // An event source does not say why it was refused.
    const response = await fetch(path, { method: 'HEAD' }).catch(() => undefined);
    if (response?.status === 401) return stop();
    if (!response?.ok) return lost();
    source?.close();
    source = new EventSource(path);
    source.addEventListener('open', heard);
    source.addEventListener('beat', heard);
    source.addEventListener('state', ({ data }) => {
      heard();
      state(JSON.parse(data));
    });
    source.addEventListener('end', stop);
    source.addEventListener('error', lost);
  }

  window.addEventListener('online', hurry);
  void connect();
}

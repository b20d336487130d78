import type { Endpoint } from '../contract/define.ts';
import type { ReadOptions } from './call.ts';
import { receiveDownload } from './download.ts';
import { ApiProblem, about, mayHaveArrived, problemOf } from './problem.ts';
import { eitherSignal, throwIfAborted, timeoutSignal } from './signals.ts';

const defaultTimeout = 10_000;

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** One request, ready to be sent as often as it takes. */
export interface Sending {
  readonly fetch: Fetch;
  readonly address: string;
  readonly init: RequestInit;
}

interface Received {
  readonly response: Response;
  readonly text: string;
}

async function attempt(
  { fetch, address, init }: Sending,
  { timeout = defaultTimeout, signal }: ReadOptions,
): Promise<Received> {
  const late = timeoutSignal(timeout);
  try {
    const either = eitherSignal(signal, late);
    const response = await fetch(address, { ...init, signal: either });
    return { response, text: await response.text() };
  } catch (error) {
    throwIfAborted(signal);
    throw new ApiProblem(late.aborted ? 'timed_out' : 'network_failed', { cause: error });
  }
}

/** The part of an answer that the contract describes. @throws {ApiProblem} when it is a refusal or not as described */
function read(endpoint: Endpoint, { response, text }: Received): unknown {
  if (!response.ok) throw problemOf(response, text);
  if (!endpoint.response) return undefined;
  try {
    return endpoint.response.parse(endpoint.produces ? text : JSON.parse(text));
  } catch (error) {
    throw new ApiProblem('unexpected_response', { ...about(response), cause: error });
  }
}

function readVersioned(endpoint: Endpoint, received: Received): unknown {
  const data = read(endpoint, received);
  const version = received.response.headers.get('ETag') ?? undefined;
  if (endpoint.response && version === undefined)
    throw new ApiProblem('unexpected_response', { ...about(received.response), cause: 'It has no ETag.' });
  return { data, version };
}

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>(resolve => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
  throwIfAborted(signal);
}

/**
 * Sends a request until it succeeds or the waits are used up, and reads the answer by its contract.
 * @throws {ApiProblem} for the last attempt
 */
export async function send(endpoint: Endpoint, sending: Sending, options: ReadOptions): Promise<unknown> {
  const waits = endpoint.method === 'GET' || endpoint.createsOnce ? (options.retryWaits ?? []) : [];
  for (let tried = 0; ; tried++) {
    try {
      if (endpoint.download || endpoint.events)
        return await receiveDownload(sending, { timeout: defaultTimeout, ...options });
      const received = await attempt(sending, options);
      return endpoint.versioned ? readVersioned(endpoint, received) : read(endpoint, received);
    } catch (failure) {
      const wait = waits[tried];
      if (wait === undefined || !mayHaveArrived(failure)) throw failure;
      await pause(wait, options.signal);
    }
  }
}

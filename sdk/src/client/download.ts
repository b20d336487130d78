import type { CallOptions } from './call.ts';
import { ApiProblem, problemOf } from './problem.ts';
import type { Sending } from './send.ts';
import { eitherSignal, throwIfAborted } from './signals.ts';

/**
 * Asks for a download, or for events.
 * @param options.timeout how long it may take until the answer begins, in ms; reading it may take as long as it likes
 * @throws {ApiProblem} for a refusal, or when no answer begins
 */
export async function receiveDownload(
  { fetch, address, init }: Sending,
  { timeout, signal }: CallOptions,
): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  try {
    const either = eitherSignal(signal, late.signal);
    const response = await fetch(address, { ...init, signal: either });
    if (!response.ok) throw problemOf(response, await response.text());
    return response;
  } catch (error) {
    if (error instanceof ApiProblem) throw error;
    throwIfAborted(signal);
    throw new ApiProblem(late.signal.aborted ? 'timed_out' : 'network_failed', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

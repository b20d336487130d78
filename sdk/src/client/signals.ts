/** A signal that aborts after `ms`. `AbortSignal.timeout` came with Chromium 103, Safari 16 and Firefox 100. */
export function timeoutSignal(ms: number): AbortSignal {
  if ('timeout' in AbortSignal) return AbortSignal.timeout(ms);
  const late = new AbortController();
  setTimeout(() => late.abort(), ms);
  return late.signal;
}

/** A signal that aborts with the first of two. `AbortSignal.any` came with Chromium 116, Safari 17.4 and Firefox 124. */
export function eitherSignal(one: AbortSignal | undefined, other: AbortSignal): AbortSignal {
  if (!one) return other;
  const either = new AbortController();
  for (const each of [one, other]) {
    const abort = () => either.abort(each.reason);
    if (each.aborted) abort();
    else each.addEventListener('abort', abort, { once: true, signal: either.signal });
  }
  return either.signal;
}

/** @throws the reason of a signal that has aborted */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw signal.reason ?? new DOMException('The request was aborted.', 'AbortError');
}

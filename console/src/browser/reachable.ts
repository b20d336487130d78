/** How long it may take to say so, in ms. */
const patience = 5000;

/** Whether our server answers at this moment. */
export function isReachable(): Promise<boolean> {
  // `AbortSignal.timeout` came with Chromium 103 and Safari 16.
  const late = new AbortController();
  setTimeout(() => late.abort(), patience);
  return fetch('/healthz', { cache: 'no-store', signal: late.signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

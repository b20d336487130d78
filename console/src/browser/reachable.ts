/** How long it may take to say so, in ms. */
const patience = 5000;

/** Whether our server answers at this moment. */
export const isReachable = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patience) }).then(
    ({ ok }) => ok,
    () => false,
  );

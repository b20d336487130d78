/** A promise with the functions that settle it. `Promise.withResolvers` came with Chromium 119 and Safari 17.4. */
export interface Deferred<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value | PromiseLike<Value>) => void;
  readonly reject: (reason: unknown) => void;
}

export function deferred<Value>(): Deferred<Value> {
  let resolve: Deferred<Value>['resolve'] = () => {};
  let reject: Deferred<Value>['reject'] = () => {};
  const promise = new Promise<Value>((resolved, rejected) => {
    resolve = resolved;
    reject = rejected;
  });
  return { promise, resolve, reject };
}

/** A connection to a browser by WebDriver BiDi. @see https://www.w3.org/TR/webdriver-bidi/ */
export interface Bidi {
  /**
   * Sends a command and waits for its result.
   * @throws Error with the browser's message when the command fails, or when the browser ends first
   */
  send<Result>(method: string, params: object): Promise<Result>;
}

type Message =
  | { readonly type: 'success'; readonly id: number; readonly result: never }
  | { readonly type: 'error'; readonly id: number; readonly error: string; readonly message: string }
  | { readonly type: 'event' };

/** Connects to a browser that listens at `address`, such as `ws://127.0.0.1:9222/session`. */
export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  const pending = new Map<number, PromiseWithResolvers<never>>();
  const opened = Promise.withResolvers<void>();
  socket.addEventListener('open', () => opened.resolve());
  socket.addEventListener('close', () => {
    const error = new Error(`${address} has closed the connection.`);
    opened.reject(error);
    for (const { reject } of pending.values()) reject(error);
  });
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(data);
    if (message.type === 'event') return;
    const waiting = pending.get(message.id);
    pending.delete(message.id);
    if (message.type === 'success') waiting?.resolve(message.result);
    else waiting?.reject(new Error(`${message.error}: ${message.message}`));
  });
  await opened.promise;

  let last = 0;
  return {
    send: (method, params) => {
      last += 1;
      const reply = Promise.withResolvers<never>();
      pending.set(last, reply);
      socket.send(JSON.stringify({ id: last, method, params }));
      return reply.promise;
    },
  };
}

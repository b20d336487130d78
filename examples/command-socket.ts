interface Reply {
  readonly id?: number | null;
  readonly result: never;
  /** WebDriver BiDi names the kind of error here and tells it in `message`; DevTools tells all of it here. */
  readonly error?: string | { readonly message: string };
  readonly message?: string;
}

/** Sends a command to a browser and waits for its result. @throws Error with the browser's message, or when it ends first */
export type SendCommand = <Result = unknown>(method: string, params?: object) => Promise<Result>;

/**
 * Connects to a browser that takes commands as JSON with an `id`, as WebDriver BiDi and DevTools have it.
 * @param address such as `ws://127.0.0.1:9222/session`
 * @param onEvent is told every message that answers no command
 */
export async function connectCommands<Event = unknown>(
  address: string,
  onEvent: (event: Event) => void = () => {},
): Promise<SendCommand> {
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
    const reply: Reply = JSON.parse(data);
    if (typeof reply.id !== 'number') return onEvent(reply as Event);
    const waiting = pending.get(reply.id);
    pending.delete(reply.id);
    const { error } = reply;
    if (typeof error === 'string') waiting?.reject(new Error(`${error}: ${reply.message}`));
    else if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(reply.result);
  });
  await opened.promise;

  let last = 0;
  return (method, params = {}) => {
    last += 1;
    const reply = Promise.withResolvers<never>();
    pending.set(last, reply);
    socket.send(JSON.stringify({ id: last, method, params }));
    return reply.promise;
  };
}

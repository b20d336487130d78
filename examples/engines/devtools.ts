/** A page of a Chromium, by its DevTools protocol. @see https://chromedevtools.github.io/devtools-protocol/ */
export interface DevTools {
  /** Sends a command. @throws Error with the browser's message, or when the browser ends first */
  send<Result = unknown>(method: string, params?: object): Promise<Result>;
  /** What failed in the page since this was last called: exceptions, and what the browser logs as errors. */
  takeErrors(): string[];
}

interface Message {
  readonly id?: number;
  readonly result: never;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: {
    readonly exceptionDetails?: {
      readonly text: string;
      readonly exception?: { readonly description?: string };
    };
    readonly entry?: { readonly level: string; readonly text: string; readonly url?: string };
  };
}

/** What a message says of a failure; undefined for any other. */
function failureIn({ params }: Message): string | undefined {
  const { exceptionDetails, entry } = params ?? {};
  if (exceptionDetails) return exceptionDetails.exception?.description ?? exceptionDetails.text;
  return entry?.level === 'error' ? `${entry.text} ${entry.url ?? ''}` : undefined;
}

/** Connects to a page. Playwright and puppeteer-core ask for domains that Chromium 78 to 92 lack. */
export async function connectDevTools(address: string): Promise<DevTools> {
  const socket = new WebSocket(address);
  const pending = new Map<number, PromiseWithResolvers<never>>();
  const opened = Promise.withResolvers<void>();
  let errors: string[] = [];
  socket.addEventListener('open', () => opened.resolve());
  socket.addEventListener('close', () => {
    const error = new Error(`${address} has closed the connection.`);
    opened.reject(error);
    for (const { reject } of pending.values()) reject(error);
  });
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(data);
    if (message.id === undefined) {
      const failure = failureIn(message);
      if (failure) errors.push(failure);
      return;
    }
    const waiting = pending.get(message.id);
    pending.delete(message.id);
    if (message.error) waiting?.reject(new Error(message.error.message));
    else waiting?.resolve(message.result);
  });
  await opened.promise;

  let last = 0;
  return {
    send: (method, params = {}) => {
      last += 1;
      const reply = Promise.withResolvers<never>();
      pending.set(last, reply);
      socket.send(JSON.stringify({ id: last, method, params }));
      return reply.promise;
    },
    takeErrors: () => {
      const taken = errors;
      errors = [];
      return taken;
    },
  };
}

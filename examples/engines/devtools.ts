import { connectCommands, type SendCommand } from '../command-socket.ts';

/** A page of a Chromium, by its DevTools protocol. @see https://chromedevtools.github.io/devtools-protocol/ */
export interface DevTools {
  readonly send: SendCommand;
  /** The page's failures since the last call: exceptions, and the errors in the browser's log. */
  takeErrors(): string[];
}

interface Event {
  readonly params?: {
    readonly exceptionDetails?: {
      readonly text: string;
      readonly exception?: { readonly description?: string };
    };
    readonly entry?: { readonly level: string; readonly text: string; readonly url?: string };
  };
}

/** The failure that an event tells of; undefined for any other event. */
function failureIn({ params }: Event): string | undefined {
  const { exceptionDetails, entry } = params ?? {};
  if (exceptionDetails) return exceptionDetails.exception?.description ?? exceptionDetails.text;
  return entry?.level === 'error' ? `${entry.text} ${entry.url ?? ''}` : undefined;
}

/** Connects to a page. Playwright and puppeteer-core ask for domains that Chromium 78 to 92 lack. */
export async function connectDevTools(address: string): Promise<DevTools> {
  let errors: string[] = [];
  const send = await connectCommands<Event>(address, event => {
    const failure = failureIn(event);
    if (failure) errors.push(failure);
  });
  return {
    send,
    takeErrors: () => {
      const taken = errors;
      errors = [];
      return taken;
    },
  };
}

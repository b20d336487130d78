interface Client {
  readonly postMessage: (message: unknown) => void;
}

/** The part of a service worker's scope that is used here; the library of the page's types does not have it. */
export interface Worker {
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly get: (id: string) => Promise<Client | undefined> };
  readonly addEventListener: {
    (name: 'message', listener: (event: { readonly data: unknown }) => void): void;
    (
      name: 'install',
      listener: (event: {
        /** Decides where requests go without asking the worker; Chromium alone has it (123 and later). */
        readonly addRoutes?: (route: {
          readonly condition: { readonly urlPattern: string };
          readonly source: 'network';
        }) => Promise<void>;
      }) => void,
    ): void;
    (
      name: 'activate',
      listener: (event: { readonly waitUntil: (work: Promise<unknown>) => void }) => void,
    ): void;
  };
}

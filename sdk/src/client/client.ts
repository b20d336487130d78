import type { Endpoint } from '../contract/define.ts';
import type { contract } from '../contract/index.ts';
import type { Call, ReadOptions } from './call.ts';
import { onceSender } from './once.ts';
import { type Given, requestOf } from './request.ts';
import { routes } from './routes.ts';
import { type Fetch, send } from './send.ts';

export interface ClientOptions {
  /** Where the API is, such as `https://calculator.example`; the page's own origin unless told. */
  readonly baseUrl?: string;
  /** What sends the requests: the platform's `fetch` unless told. */
  readonly fetch?: Fetch;
  /** Headers for every call that carries credentials, such as an admin's bearer token. */
  readonly headers?: () => Readonly<Record<string, string>>;
}

/** Endpoints by area and name. */
export type Contract = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** A function for each endpoint, by area and name. */
export type ClientOf<C extends Contract> = {
  readonly [Area in keyof C]: { readonly [Name in keyof C[Area]]: Call<C[Area][Name]> };
};

/** Every endpoint of the API as a function: `client.models.list()`. */
export type Client = ClientOf<typeof contract>;

function checkedBase(baseUrl: string): string {
  if (baseUrl !== '' && !/^https?:\/\/[^/\s]+/.test(baseUrl))
    throw new TypeError(`baseUrl: "${baseUrl}" is not an address that starts with https:// or http://.`);
  return baseUrl.replace(/\/+$/, '');
}

/**
 * Makes a client for endpoints of your own choice. Those of `@loan-kereta/sdk/contract` have their schemas: with them
 * parameters are checked before they are sent, and a response that is not as declared is a problem.
 * @throws {TypeError} when `baseUrl` is no address
 */
export function clientOf<const C extends Contract>(endpoints: C, options: ClientOptions = {}): ClientOf<C> {
  const base = checkedBase(options.baseUrl ?? '');
  const { fetch = (address, init) => globalThis.fetch(address, init), headers = () => ({}) } = options;
  const once = onceSender();
  const call =
    (endpoint: Endpoint) =>
    async (given: Given & ReadOptions = {}) => {
      const { path, init } = requestOf(endpoint, given, headers);
      const address = base + path;
      const sendAs = (init: RequestInit) => send(endpoint, { fetch, address, init }, given);
      return endpoint.method === 'GET' ? sendAs(init) : once(address, init, endpoint.createsOnce, sendAs);
    };
  const area = (of: Contract[string]) =>
    Object.fromEntries(Object.entries(of).map(([name, endpoint]) => [name, call(endpoint)]));
  // Object.fromEntries forgets which name goes with which value; the type above says so for the same contract.
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, of]) => [name, area(of)]),
  ) as unknown as ClientOf<C>;
}

/**
 * Makes a client for the whole API. Nothing is sent before a call. What is asked and answered is checked by the server
 * alone; `clientOf(contract)` checks it here as well.
 * @throws {TypeError} when `baseUrl` is no address
 */
export const createClient = (options?: ClientOptions): Client => clientOf(routes, options);

import { contract, type StreamState } from '@loan-kereta/sdk/contract';
import type { TestClient } from './client.ts';

/** Where an advisor steers the stream. */
export const own = '/api/me/stream';

/** Two states that it may show. */
export const myvi: StreamState = {
  ...{ model: 'myvi', variant: 'myvi-1-5-h', years: 9, deposit: 5000, rate: 2.9, method: 'flat' },
  ...{ theme: 'theme-07', lang: 'ms' },
};
export const axia: StreamState = { ...myvi, model: 'axia', variant: 'axia-1-0-e', deposit: 0 };

/** Opens a stream. @returns the code that pairs an overlay */
export const open = async (client: TestClient, state = myvi): Promise<string> =>
  (await client.post(own, state)).as(contract.streams.open.response).code;

/** What an advisor is told of the stream. */
export const told = async (client: TestClient) =>
  (await client.get(own)).as(contract.streams.get.response).stream;

let network = 0;
/** As a request comes from an address, through a proxy. */
export const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

/** Pairs an overlay, from a network that nobody has used before unless told. */
export const pair = (client: TestClient, code: string, options = from(`203.0.113.${++network}`)) =>
  client.post('/api/stream/pair', { code }, options);

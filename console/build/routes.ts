import { contract, type Endpoint } from '@loan-kereta/sdk/contract';
import type { Plugin } from 'vite';

const name = 'virtual:routes';
const resolved = `\0${name}`;

/** What a call needs to know of an endpoint besides its schemas. */
const known = [
  'method',
  'path',
  'crossOrigin',
  'versioned',
  'createsOnce',
  'produces',
] as const satisfies (keyof Endpoint)[];
const schemas = ['params', 'query', 'response'] as const satisfies (keyof Endpoint)[];

const literal = (endpoint: Endpoint): string =>
  `{${[
    ...known.flatMap(key => (endpoint[key] === undefined ? [] : `${key}:${JSON.stringify(endpoint[key])}`)),
    ...schemas.flatMap(key => (endpoint[key] ? `${key}:any` : [])),
    ...(endpoint.events ? ['events:{}'] : []),
    ...(endpoint.download ? [`download:${JSON.stringify({ ...endpoint.download, row: undefined })}`] : []),
  ].join()}}`;

const areas = Object.entries(contract).map(([area, endpoints]) => {
  const rows = Object.entries(endpoints).map(([name, endpoint]) => `${name}:${literal(endpoint)}`);
  return `${area}:{${rows.join()}}`;
});

/**
 * Gives the console the contract without its schemas, which weigh ten times what the console says with them. It comes
 * from the server that it talks to, which checks by them whatever comes in and goes out.
 */
export const routes: Plugin = {
  name: 'routes',
  resolveId: id => (id === name ? resolved : undefined),
  load: id =>
    id === resolved
      ? `const any={parse:value=>value,safeParse:data=>({success:true,data})};export const routes={${areas.join()}};`
      : undefined,
};

import type { Endpoint } from './define.ts';

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

/** Stands for a schema, and takes whatever it is given. */
const unchecked = {
  parse: (value: unknown) => value,
  safeParse: (data: unknown) => ({ success: true, data }),
};
const uncheckedSource = '{parse:value=>value,safeParse:data=>({success:true,data})}';

const pick = (keys: readonly (keyof Endpoint)[], of: (key: keyof Endpoint) => unknown) =>
  Object.fromEntries(keys.map(key => [key, of(key)]));

const bareEndpoint = (endpoint: Endpoint) => ({
  ...pick(
    known.filter(key => endpoint[key] !== undefined),
    key => endpoint[key],
  ),
  ...pick(
    schemas.filter(key => endpoint[key]),
    () => unchecked,
  ),
  ...(endpoint.events && { events: {} }),
  ...(endpoint.download && { download: { ...endpoint.download, row: undefined } }),
});

type Endpoints = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/**
 * The endpoints without their schemas, which weigh ten times what a client says with them: for a client of a server that
 * checks by them whatever comes in and goes out.
 */
export const bare = <C extends Endpoints>(contract: C): C =>
  // It has what calls read of the contract, in its own form; of a schema they need no more than that it takes something.
  Object.fromEntries(
    Object.entries(contract).map(([area, endpoints]) => [
      area,
      Object.fromEntries(Object.entries(endpoints).map(([name, each]) => [name, bareEndpoint(each)])),
    ]),
  ) as unknown as C;

/** The same as the source of a module that exports `routes`, so that whoever bundles it has nothing of the schemas. */
export function bareModule(contract: Endpoints): string {
  const text = JSON.stringify(bare(contract), (_key, value) => (value === unchecked ? '@unchecked' : value));
  return `const unchecked=${uncheckedSource};\nexport const routes=${text.replaceAll('"@unchecked"', 'unchecked')};\n`;
}

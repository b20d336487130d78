import { isRecord } from '@loan-kereta/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import type { Schema } from './code/schema.ts';

/** What a chain of keys leads to. */
const dig = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), value);

/** A schema without references, each of which names a part of the same document. */
function whole(schema: unknown, api: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(each => whole(each, api));
  if (!isRecord(schema)) return schema;
  const { $ref, ...own } = schema;
  const parts = Object.entries(own).map(([key, value]) => [key, whole(value, api)]);
  const named = typeof $ref === 'string' ? whole(dig(api, ...$ref.replace('#/', '').split('/')), api) : {};
  return { ...(isRecord(named) ? named : {}), ...Object.fromEntries(parts) };
}

/** What a document may hold, as the API's own description has it; undefined until it is there, and without it. */
export function useSchema(path: string): Schema | undefined {
  const { data } = useQuery({
    queryKey: ['openapi'],
    queryFn: () => api.system.openapi(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: schema } = useQuery({
    queryKey: ['openapi', path],
    // Of what the description does not have anything may be written.
    queryFn: () =>
      (whole(dig(data, 'paths', path, 'put', 'requestBody', 'content', 'application/json', 'schema'), data) ??
        {}) as Schema,
    enabled: data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return schema;
}

import type { Endpoint } from '../contract/define.ts';
import { ApiProblem } from './problem.ts';

/** What a call may be given, whichever endpoint it is for. */
export interface Given {
  readonly params?: unknown;
  readonly query?: object;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly version?: string;
}

const invalid = (errors: ApiProblem['errors']): ApiProblem => new ApiProblem('invalid_request', { errors });

/** A value as one segment of a path. Empty or all dots, it would lead to another address. */
function segmentOf(name: string, value: unknown): string {
  const text = `${value}`;
  if (/^\.{0,2}$/.test(text)) throw invalid([{ path: name, message: 'This cannot be part of an address.' }]);
  return encodeURIComponent(text);
}

/** The path with its parameters, checked as the server would. @throws {ApiProblem} `invalid_request` */
function pathOf({ path, params: schema }: Endpoint, params: unknown): string {
  if (!schema) return path;
  const { success, data, error } = schema.safeParse(params);
  if (!success) throw invalid(error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
  const values = new Map(Object.entries(data as object));
  return path.replaceAll(/:(\w+)/g, (_, name: string) => segmentOf(name, values.get(name)));
}

function queryOf(query: object = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter(one => one !== undefined)
      .map(one => [name, `${one}`]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

function payloadOf({ body, file }: Given): Pick<RequestInit, 'body'> & { type?: string } {
  if (file) {
    const form = new FormData();
    form.append('file', file);
    return { body: form };
  }
  return body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' };
}

/** The path with its query, and what `fetch` is to be given beside it. @throws {ApiProblem} `invalid_request` */
export function requestOf(
  endpoint: Endpoint,
  given: Given,
  ownHeaders: () => Readonly<Record<string, string>>,
): { path: string; init: RequestInit } {
  const { body, type } = payloadOf(given);
  return {
    path: pathOf(endpoint, given.params) + queryOf(given.query),
    init: {
      method: endpoint.method,
      // What pages of any origin may read is never sent to one that asks with credentials.
      credentials: endpoint.crossOrigin ? 'omit' : 'include',
      headers: {
        Accept:
          endpoint.download?.type ??
          (endpoint.events ? 'text/event-stream' : endpoint.produces) ??
          'application/json',
        ...(type && { 'Content-Type': type }),
        ...(given.version !== undefined && { 'If-Match': given.version }),
        ...(!endpoint.crossOrigin && ownHeaders()),
      },
      ...(body !== undefined && { body }),
    },
  };
}

import type { Endpoint, Parsed, Unparsed } from '@loan-kereta/sdk/contract';
import type { Context } from 'koa';
import type { z } from 'zod';
import { isReferenceGone } from '../db/failures.ts';
import type { Callers, Guards } from './access.ts';
import { jsonReader } from './body.ts';
import type { Written } from './csv.ts';
import { sendDownload } from './download.ts';
import { ApiError, type FieldError } from './errors.ts';
import { contentHash, isKnown } from './etag.ts';
import { type Feed, sendEvents } from './events.ts';
import { fileReader } from './file.ts';
import { sentenceOf } from './issues.ts';
import type { Once } from './once.ts';
import { networkOf } from './rate-limits.ts';
import type { ResponseCache } from './response-cache.ts';
import { type Seen, seenByCaller } from './versions.ts';

/** An endpoint of the contract with the code that answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly respond: (ctx: Context, guards: Guards, once: Once) => Promise<void>;
}

/** What a handler is given: the parts of the request, parsed by the contract, and who sent it. */
export interface Call<E extends Endpoint> {
  readonly params: Parsed<E, 'params'>;
  readonly query: Parsed<E, 'query'>;
  readonly body: Parsed<E, 'body'>;
  /** The bytes of the uploaded file, for an endpoint that takes one. */
  readonly file: E extends { file: object } ? Uint8Array : undefined;
  /** Which version the caller says that it has seen. */
  readonly seen: Seen;
  readonly caller: Callers[E['access']];
  /** For headers and cookies; the body is what the handler returns. */
  readonly ctx: Context;
}

/** Who is about to be heard, before anything of the request is read. */
export interface Arrival<E extends Endpoint> {
  readonly caller: Callers[E['access']];
  readonly ctx: Context;
}

/** What a handler gives back: the answer, a download as it is written, what tells of events, or nothing where the contract has none of them. */
type HandlerResult<E extends Endpoint> = E['response'] extends z.ZodType
  ? Unparsed<E, 'response'> | Promise<Unparsed<E, 'response'>>
  : E extends { readonly download: object }
    ? Written | Promise<Written>
    : E extends { readonly events: infer Events extends NonNullable<Endpoint['events']> }
      ? Feed<Events> | Promise<Feed<Events>>
      : Promise<void> | undefined;

const fieldErrors = (error: z.ZodError): FieldError[] =>
  error.issues.map(issue => ({ path: issue.path.join('.'), message: sentenceOf(issue) }));

/** Parses every part that the endpoint declares, so that all fields that are not valid are told at once. */
function parseParts(endpoint: Endpoint, given: { params: unknown; query: unknown; body: unknown }) {
  let fields: readonly FieldError[] = [];
  const parse = (part: 'params' | 'query' | 'body') => {
    const parsed = endpoint[part]?.safeParse(given[part], { reportInput: true });
    if (parsed && !parsed.success) fields = fields.concat(fieldErrors(parsed.error));
    return parsed?.data;
  };
  const parts = { params: parse('params'), query: parse('query'), body: parse('body') };
  if (fields.length > 0)
    throw new ApiError('invalid_request', { fields, explainsFields: endpoint.explainsFields });
  return parts;
}

/** The answer as the contract describes it: fields that it does not name are left out, so nothing leaks. */
const parseResponse = (endpoint: Endpoint, result: unknown): unknown => endpoint.response?.parse(result);

function ownerOf(ctx: Context, caller: Callers[keyof Callers]): { owner: string; isAccount: boolean } {
  if (!caller) return { owner: `network:${networkOf(ctx.ip)}`, isAccount: false };
  const owner = 'adminId' in caller ? `admin:${caller.adminId}` : `advisor:${caller.advisorId}`;
  return { owner, isAccount: true };
}

/** Has the caller's own browser keep an answer under a tag of its content, and sends no more than that it still holds. */
function revalidate(ctx: Context, answered: unknown): void {
  const tag = `"${contentHash(JSON.stringify(answered))}"`;
  ctx.set({ 'Cache-Control': 'private, no-cache', ETag: tag });
  if (isKnown(ctx.req.headers['if-none-match'], tag)) ctx.status = 304;
}

/**
 * Binds an endpoint to its handler: access, then parsing, then the handler, then the answer checked by the contract.
 * @param admit counts and refuses a caller before the body is read
 */
export function bind<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => HandlerResult<E>,
  admit?: (arrival: Arrival<E>) => Promise<void>,
): Route {
  const readBody = endpoint.body && jsonReader(endpoint.bodyLimit);
  const readFile = endpoint.file && fileReader(endpoint.file);
  return {
    endpoint,
    async respond(ctx, guards, once) {
      const access: Endpoint['access'] = endpoint.access;
      const caller = access === 'public' ? undefined : await guards[access](ctx, endpoint);
      await admit?.({ caller, ctx } as Arrival<E>);
      const file = await readFile?.(ctx);
      const parts = parseParts(endpoint, {
        params: ctx.params,
        query: ctx.query,
        body: await readBody?.(ctx),
      });
      const seen = endpoint.versioned ? seenByCaller(ctx) : () => true;
      const call = { ...parts, file, seen, caller, ctx };
      const answer = async (): Promise<unknown> => {
        try {
          // Parsed by the very schemas that the types are made from, which TypeScript cannot follow through a generic.
          return await handle(call as Call<E>);
        } catch (error) {
          // What is written for an account that is deleted meanwhile belongs to nobody: its guard knows it no more.
          if (access !== 'public' && isReferenceGone(error)) await guards[access](ctx, endpoint);
          throw error;
        }
      };
      const respond = async () => {
        const handled = await answer();
        if (!ctx.response.get('Cache-Control')) ctx.set('Cache-Control', 'no-store');
        if (endpoint.download) return sendDownload(ctx, endpoint.download, handled as Written);
        if (endpoint.events) return sendEvents(ctx, endpoint.events, handled as Feed);
        const response = parseResponse(endpoint, handled);
        ctx.status = endpoint.status ?? (endpoint.response ? 200 : 204);
        if (endpoint.response) {
          ctx.body = response;
          if (endpoint.produces) ctx.type = endpoint.produces;
          if (endpoint.revalidated) revalidate(ctx, response);
        }
      };
      if (!endpoint.createsOnce) return respond();
      const content = [JSON.stringify(parts), file ?? ''];
      await once(ctx, { endpoint, ...ownerOf(ctx, caller), content }, respond);
    },
  };
}

/**
 * Binds a public GET whose answer depends on nothing but its address: made at most once a second, kept as the bytes
 * that are sent, with an ETag.
 */
export function bindCached<const E extends Endpoint & { access: 'public'; method: 'GET' }>(
  endpoint: E,
  responses: ResponseCache,
  load: (params: Parsed<E, 'params'>) => HandlerResult<E>,
): Route {
  return {
    endpoint,
    async respond(ctx) {
      const make = async () => {
        const { params } = parseParts(endpoint, { params: ctx.params, query: undefined, body: undefined });
        return parseResponse(endpoint, await load(params as Parsed<E, 'params'>));
      };
      await responses.send(ctx, { route: endpoint.path, make });
    },
  };
}

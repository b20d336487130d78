import type { z } from 'zod';
import type { Endpoint, Parsed, Unparsed } from '../contract/define.ts';

/** How long to wait for one call. */
export interface CallOptions {
  /** How long one attempt may take until its answer is read, in ms: 10,000 unless told. */
  readonly timeout?: number;
  /** Gives up; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** How patiently to ask for something that may be asked for again without harm. */
export interface ReadOptions extends CallOptions {
  /**
   * The waits in ms before a second attempt, a third, …: none unless told. What the caller would have to mend, a status
   * of 400 to 499, is not tried again.
   */
  readonly retryWaits?: readonly number[];
}

type Empty = Record<never, never>;

/** A part as a caller writes it. A field that the schema takes in any form is asked for in the form that it makes of it. */
type Fields<Input, Output> = {
  readonly [Name in keyof Input]: unknown extends Input[Name]
    ? Name extends keyof Output
      ? Output[Name]
      : never
    : Input[Name];
};
type Given<E extends Endpoint, Part extends 'params' | 'query'> = Fields<Unparsed<E, Part>, Parsed<E, Part>>;

type Params<E extends Endpoint> = E['params'] extends z.ZodType
  ? { readonly params: Given<E, 'params'> }
  : unknown;
type Query<E extends Endpoint> = E['query'] extends z.ZodType
  ? Empty extends Given<E, 'query'>
    ? { readonly query?: Given<E, 'query'> }
    : { readonly query: Given<E, 'query'> }
  : unknown;
type Body<E extends Endpoint> = E['body'] extends z.ZodType
  ? { readonly body: Unparsed<E, 'body'> }
  : E extends { readonly file: object }
    ? { readonly file: Blob }
    : unknown;

/** The version that a change replaces. The server needs none; this client asks for one wherever a whole document is replaced. */
type Replaces<E extends Endpoint> = E extends { readonly versioned: true }
  ? E['method'] extends 'GET'
    ? unknown
    : E['method'] extends 'PUT'
      ? { readonly version: string }
      : { readonly version?: string }
  : unknown;

/** All that a call of the endpoint takes. */
export type Request<E extends Endpoint> = Params<E> &
  Query<E> &
  Body<E> &
  Replaces<E> &
  (E['method'] extends 'GET'
    ? ReadOptions
    : E extends { readonly createsOnce: true }
      ? ReadOptions
      : CallOptions);

/** A document with the version that it is, to be named by whoever changes it. */
export interface Versioned<Data> {
  readonly data: Data;
  /** Absent only where nothing is answered, and there is nothing left to have a version. */
  readonly version: Data extends undefined ? string | undefined : string;
}

/** What a call of the endpoint gives. A download, and events, are the response as it begins: its `body` is the caller's to read or to cancel. */
export type ResponseOf<E extends Endpoint> = E extends { readonly versioned: true }
  ? Versioned<Parsed<E, 'response'>>
  : E extends { readonly download: object } | { readonly events: object }
    ? Response
    : Parsed<E, 'response'>;

/**
 * Calls one endpoint.
 * @throws {ApiProblem} for every refusal and failure but an abort of the caller's own, which throws the signal's reason
 */
export type Call<E extends Endpoint> = (
  ...given: Empty extends Request<E> ? [request?: Request<E>] : [request: Request<E>]
) => Promise<ResponseOf<E>>;

import type { Entitlement } from '../plans/index.ts';
import type { ErrorCode } from './errors.ts';
import { time } from './times.ts';
import { z } from './zod.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call an endpoint: anyone, a signed-in advisor, an overlay that is paired with a live stream, or a signed-in admin. */
export const accesses = ['public', 'user', 'overlay', 'admin'] as const;
export type Access = (typeof accesses)[number];

/** What an admin may do: everything, or, for `support`, read, write notes and approve. */
export const adminRoles = ['admin', 'support'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** What a plan may lack, and the refusal that says so. */
export const planRefusals = {
  customColor: 'palette_not_in_plan',
  editData: 'edit_data_not_in_plan',
  ownLayouts: 'layouts_not_in_plan',
  presenterMode: 'presenter_not_in_plan',
} as const satisfies Partial<Record<Entitlement, ErrorCode>>;
export type NeededEntitlement = keyof typeof planRefusals;

/** A file that is saved rather than read by a program: a table, sent while it is being read, however long it is. */
export interface Download {
  /** What it is saved as. */
  readonly name: string;
  readonly type: 'text/csv';
  /** A row: its fields are the columns, in their order. */
  readonly row: z.ZodObject;
}

/** One endpoint, declared once: the router, the client, the OpenAPI document and the tests are made from it. */
export interface Endpoint {
  readonly method: Method;
  /** The path with `:name` for each parameter. */
  readonly path: string;
  readonly access: Access;
  readonly tag: string;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** A file in place of a JSON body: the field `file` of a form. The texts are what a screen shows. */
  readonly file?: { readonly maxBytes: number; readonly tooLarge: string; readonly missing: string };
  /** What a success answers with; absent for an empty answer. */
  readonly response?: z.ZodType;
  /** The status of a success: 200 unless told. */
  readonly status?: 200 | 201 | 204;
  /** The media type of a success: JSON unless told. */
  readonly produces?: string;
  /** In place of `response`. */
  readonly download?: Download;
  /**
   * In place of `response`: what happens, sent as it happens until either side ends (server-sent events), by the names of
   * the events. Every few seconds there is a `beat` besides.
   */
  readonly events?: Readonly<Record<string, z.ZodType>>;
  /** The largest body in bytes: 100 kB unless told. */
  readonly bodyLimit?: number;
  /** True when pages of any origin may call it, without credentials; only for a public endpoint. */
  readonly crossOrigin?: true;
  /**
   * For a document with versions: its answer carries the version as an ETag, and a change may name in If-Match what it
   * replaces, so that nothing is overwritten unseen. Without it the last write wins, and the history says so.
   */
  readonly versioned?: true;
  /**
   * True when it makes something: whoever sends an `Idempotency-Key` may ask again, after an answer that was lost, and
   * nothing is made twice.
   */
  readonly createsOnce?: true;
  /** True for a page of a list that answers with its items alone: the header `Link` leads to the page after. */
  readonly linksNext?: true;
  /** True when it may answer with 308 and the address that replaced this one. */
  readonly moves?: true;
  /** What the advisor's plan must grant. Looked at before the body is read; what hangs on the body is the service's to check. */
  readonly needs?: NeededEntitlement;
  /**
   * True for a change that one person makes many times a minute, such as by dragging: it counts for the account and not
   * for the network, which many may share.
   */
  readonly countsByAccount?: true;
  /** True when asking is no use of the session: what a page asks of its own accord keeps no idle session alive. */
  readonly passive?: true;
  /** True when a browser keeps the answer and asks whether it is still so: for what a page asks over and over. */
  readonly revalidated?: true;
  /** True when an account may use it before it has replaced a password that somebody else made. */
  readonly allowsTemporaryPassword?: true;
  /** True when an admin must have proved within the last minutes who they are: for what cannot be undone. */
  readonly stepUp?: true;
  /** True when admins of the role `support` may use it, too: for what only reads, for notes, approval and one's own account. */
  readonly allowsSupport?: true;
  /** True when an admin may use it who still has to enrol the second factor that the server asks of all. */
  readonly allowsWithoutSecondFactor?: true;
  /** True when a screen shows what is wrong with the first invalid field: then `detail` says that, and where in a document. */
  readonly explainsFields?: true;
  /** The refusals beyond those that any endpoint may give. */
  readonly errors?: readonly ErrorCode[];
}

/** Keeps the exact types of a declaration while checking its form. */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;

/** What an endpoint's part looks like after parsing; `undefined` for a part that it does not have. */
export type Parsed<
  E extends Endpoint,
  Part extends 'params' | 'query' | 'body' | 'response',
> = E[Part] extends z.ZodType ? z.output<E[Part]> : undefined;

/** What a caller sends or a handler returns, before parsing. */
export type Unparsed<
  E extends Endpoint,
  Part extends 'params' | 'query' | 'body' | 'response',
> = E[Part] extends z.ZodType ? z.input<E[Part]> : undefined;

/** The body of every refusal, RFC 9457 `application/problem+json`. */
export const problemSchema = z
  .object({
    type: z.string().meta({ description: 'A link to what the code means' }),
    title: z.string(),
    status: z.int(),
    detail: z.string().meta({ description: 'What a screen shows' }),
    code: z.string(),
    request_id: z.string().optional(),
    errors: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'Every field that is not valid' }),
    saved_by: z.string().optional().meta({
      description:
        'Of a stale version: who saved what is there now; absent where the site did, or the caller’s own account',
    }),
    saved_at: time.optional().meta({ description: 'Of a stale version: when' }),
    current: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'Of a stale version: what is there now, where it is small' }),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problemSchema>;

import type { Problem } from '../contract/define.ts';
import { type ErrorCode, errorStatus } from '../contract/errors.ts';
import { titles } from '../languages/en/titles.ts';
import { isRecord } from '../rules/record.ts';

/** What can go wrong without a refusal of the server's. The text is what a screen may show. */
const failures = {
  network_failed: 'The server could not be reached. Please check your connection.',
  timed_out: 'The server took too long to answer. Please try again.',
  unexpected_response: 'The server’s answer was not understood. Please try again in a moment.',
} as const;

export type ClientFailure = keyof typeof failures;

/** Why a call failed: what the server said, or what kept it from saying anything. */
export type ProblemCode = ErrorCode | ClientFailure;

/** What there is now in place of what a caller has seen. */
export interface SavedMeanwhile {
  readonly at: string;
  /** Undefined for the caller's own account, and where the site did it by itself. */
  readonly by?: string | undefined;
  /** The whole of it, where that is small. */
  readonly current?: Readonly<Record<string, unknown>> | undefined;
}

interface ProblemInit {
  readonly status?: number;
  readonly detail?: string | undefined;
  readonly errors?: Problem['errors'];
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly saved?: SavedMeanwhile | undefined;
  readonly cause?: unknown;
}

const isErrorCode = (code: unknown): code is ErrorCode => Object.hasOwn(errorStatus, `${code}`);

const isFailure = (code: ProblemCode): code is ClientFailure => Object.hasOwn(failures, code);

/** A call that failed. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: ProblemCode;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** What a screen shows. */
  readonly detail: string;
  /** Whether `detail` says why; false for an answer without a sentence, such as a proxy's page. */
  readonly isExplained: boolean;
  /** Every field that is not valid, `path` as in `items.3.price`; empty when it is not about fields. */
  readonly errors: NonNullable<Problem['errors']>;
  /** What to name when asking the server's people; undefined when there was no answer. */
  readonly requestId: string | undefined;
  /** After how many seconds the server would take it; undefined when it did not say. */
  readonly retryAfter: number | undefined;
  /** Of a stale version: what was saved meanwhile, by whom and when. */
  readonly saved: SavedMeanwhile | undefined;

  constructor(code: ProblemCode, init: ProblemInit = {}) {
    const detail = init.detail ?? (isFailure(code) ? failures[code] : titles[code]);
    super(detail, { cause: init.cause });
    this.code = code;
    this.status = init.status ?? (isFailure(code) ? 0 : errorStatus[code]);
    this.detail = detail;
    this.isExplained = code !== 'unexpected_response' || init.detail !== undefined;
    this.errors = init.errors ?? [];
    this.requestId = init.requestId;
    this.retryAfter = init.retryAfter;
    this.saved = init.saved;
  }
}

/** Whether a save was refused because somebody else had saved first; `saved` says who and when. */
export const isStale = (failure: unknown): failure is ApiProblem =>
  failure instanceof ApiProblem && failure.code === 'stale_version';

/** What an answer says of itself, whatever is in it. */
export const about = ({ status, headers }: Response) => ({
  status,
  requestId: headers.get('X-Request-Id') ?? undefined,
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isFault = (value: unknown): boolean =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';

/**
 * Looks by hand, so that a page which leaves the schemas out can still read a refusal. A proxy's may have only `detail`.
 */
const isProblem = (
  said: unknown,
): said is Pick<Problem, 'detail' | 'errors' | 'request_id'> & { readonly code?: unknown } =>
  isRecord(said) &&
  typeof said.detail === 'string' &&
  said.detail !== '' &&
  ['undefined', 'string'].includes(typeof said.request_id) &&
  (said.errors === undefined || (Array.isArray(said.errors) && said.errors.every(isFault)));

function savedIn(said: object): SavedMeanwhile | undefined {
  const { saved_at: at, saved_by: by, current }: Readonly<Record<string, unknown>> = { ...said };
  if (typeof at !== 'string') return undefined;
  return {
    at,
    by: typeof by === 'string' ? by : undefined,
    current: isRecord(current) ? current : undefined,
  };
}

/** The problem that a refusal amounts to; `unexpected_response`, with its `detail` if it has one, for one that our server would not send. */
export function problemOf(response: Response, text: string): ApiProblem {
  const seconds = response.headers.get('Retry-After');
  const retryAfter = seconds !== null && /^\d+$/.test(seconds) ? Number(seconds) : undefined;
  const said = parseJson(text);
  if (!isProblem(said))
    return new ApiProblem('unexpected_response', { ...about(response), retryAfter, cause: text });
  const { detail, errors, request_id } = said;
  // A server newer than this client may refuse in ways that have no name here; its words are still good to show.
  const code = isErrorCode(said.code) ? said.code : 'unexpected_response';
  return new ApiProblem(code, {
    ...about(response),
    ...(request_id !== undefined && { requestId: request_id }),
    detail,
    errors,
    retryAfter,
    saved: savedIn(said),
    cause: said,
  });
}

/** Whether the server may have done what was asked for, or may yet: it did not say that it will not. */
export const mayHaveArrived = (failure: unknown): boolean =>
  failure instanceof ApiProblem &&
  (failure.code === 'idempotency_in_progress' || !(failure.status >= 400 && failure.status < 500));

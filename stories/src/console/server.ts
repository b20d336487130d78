import { type ErrorCode, errorStatus } from '@loan-kereta/sdk/contract';

/**
 * What the server answers to one question: data, or whatever a network can do instead.
 * @param turn has the server answer something else from now on
 */
export type Answer = object | ((turn: (now: Answers) => void) => Promise<Response>);

/** By method and path, as 'GET /api/admin/users'; what is not named is answered as by a server that has nothing. */
export type Answers = Readonly<Record<string, Answer>>;

/** A list that is empty. */
export const nothing = { items: [], next: null, total: { count: 0, more: false } } as const;

/** An answer that never comes. */
export const never = () => new Promise<Response>(() => {});

/** A server that cannot be reached. */
export const silent = () => Promise.reject(new TypeError('Failed to fetch'));

const problem = (code: ErrorCode, detail: string, more: object = {}) =>
  Response.json(
    { type: 'about:blank', title: detail, status: errorStatus[code], detail, code, ...more },
    { status: errorStatus[code], headers: { 'Content-Type': 'application/problem+json' } },
  );

/** A server that does not do what it is asked. @param detail what a person reads */
export const refused = (code: ErrorCode, detail: string) => async () => problem(code, detail);

/** A server that has a fault. */
export const broken = refused('internal', 'Something went wrong on our side.');

/** Nobody is signed in. */
export const nobody = refused('not_signed_in', 'Please sign in.');

/** Who asks has to prove first that it is them. */
export const proofWanted = refused('second_factor_required', 'Please confirm with a code that it is you.');

/** A refusal after which the server answers something else. */
export const followedBy =
  (refusal: () => Promise<Response>, now: Answers): Answer =>
  async turn => {
    turn(now);
    return refusal();
  };

/** Somebody else has saved meanwhile. @param current the record as the server has it by then */
export const stale = (current?: object) => async () =>
  problem('stale_version', 'Somebody else saved this meanwhile. Nothing of yours was written.', {
    saved_at: '2026-11-22T09:41:00.000Z',
    saved_by: 'nadia@example.com',
    current,
  });

/** Answers for the server while a story is shown. @returns ends that */
export function answer(given: Answers): () => void {
  const { fetch } = globalThis;
  let answers = given;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return fetch(input, init);
    const found = answers[`${request.method} ${pathname}`] ?? nothing;
    if (typeof found !== 'function') return Response.json(found, { headers: { ETag: '"1"' } });
    return found(now => {
      answers = { ...answers, ...now };
    });
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

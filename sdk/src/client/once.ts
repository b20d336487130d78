import { ApiProblem, mayHaveArrived } from './problem.ts';

/** How long a request without an answer is taken up again when it is made again, in ms. */
const takenUpFor = 5 * 60_000;

/** As good as a UUID, which a page without https may not have made. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** Refusals of who asks, and how often, before it is looked at whether the same was asked for already. */
const atTheDoor = [401, 403, 429];

/**
 * Sends what changes something; what makes something under an `Idempotency-Key`. A request whose answer is lost may have
 * been heard: when the same is asked for again, within five minutes and before anything else was changed, it goes under
 * the same key, and the server makes nothing twice.
 */
export function onceSender() {
  const unanswered = new Map<string, { readonly key: string; readonly until: number }>();
  return async <Answer>(
    address: string,
    init: RequestInit,
    makes: boolean | undefined,
    send: (init: RequestInit) => Promise<Answer>,
  ): Promise<Answer> => {
    const now = Date.now();
    for (const [content, { until }] of unanswered) if (until < now) unanswered.delete(content);
    const { body } = init;
    const headers = new Headers(init.headers);
    // A file, and an act that says no more than its address, may well be asked for twice.
    const content =
      makes && typeof body === 'string' ? `${address} ${headers.get('If-Match')} ${body}` : undefined;
    const before = unanswered.get(content ?? '');
    const key = before?.key ?? newKey();
    if (makes) headers.set('Idempotency-Key', key);
    try {
      const answer = await send({ ...init, headers });
      unanswered.clear();
      return answer;
    } catch (failure) {
      if (content !== undefined)
        if (mayHaveArrived(failure)) unanswered.set(content, { key, until: Date.now() + takenUpFor });
        else if (!(failure instanceof ApiProblem && atTheDoor.includes(failure.status)))
          unanswered.delete(content);
      throw failure;
    }
  };
}

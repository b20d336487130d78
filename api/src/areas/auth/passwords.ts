import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { ApiError } from '../../http/errors.ts';
import { newToken } from '../../tokens.ts';

/** argon2id (the library's default) at the strength that OWASP's password storage cheat sheet advises. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The work runs beside the event loop; one processor is left for everything else. */
const queue = pLimit(Math.max(1, availableParallelism() - 1));
const longestQueue = 500;

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.pendingCount >= longestQueue)
    throw new ApiError('unavailable', { headers: { 'Retry-After': '10' } });
  return queue(work);
}

/** What is stored of a password. @throws {ApiError} `unavailable` when too many wait already */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, strength));

// A hash of nothing that anybody knows, so that an unknown address costs as much time as a wrong password.
const nobodys = hashPassword(newToken());

/**
 * Whether `password` is the one that `stored` was made from; false for null, after the same work.
 * @throws {ApiError} `unavailable` when too many wait already
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const against = stored ?? (await nobodys);
  return (await inTurn(() => verify(against, password))) && stored !== null;
}

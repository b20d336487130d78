import type { Context } from 'koa';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { readDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { day } from '../../durations.ts';
import { ApiError, invalidField } from '../../http/errors.ts';
import type { Once } from '../../http/once.ts';
import { fingerprintOf, nameOf, seal, unseal } from './sealed.ts';
import { dropBeyond, dropOld, dropRunning, findKey, markApplied, saveResponse, takeKey } from './table.ts';

const keptMilliseconds = day;
/** Longer than any request takes: one that is still running then has lost its process. */
const runningMilliseconds = 60_000;
/** How many keys one account, or one network of those without, has at a time; older ones are forgotten. */
const mostKeys = 100;
const longestResponse = 64_000;
/** Guessing one would open its answer, so it has to be as long as a random one is; quotes are as the draft has them. */
const keyForm = /^"?([\x21\x23-\x7e]{16,200})"?$/;

const responseSchema = z.object({
  status: z.int(),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  body: z.json().optional(),
});
const replayedHeaders = ['ETag', 'Set-Cookie', 'Cache-Control'];

function responseOf(ctx: Context): string {
  const headers = Object.fromEntries(
    replayedHeaders
      .map(name => [name, ctx.response.headers[name.toLowerCase()]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  return JSON.stringify({ status: ctx.status, headers, body: ctx.body });
}

function replay(ctx: Context, text: string): void {
  const { status, headers, body } = responseSchema.parse(JSON.parse(text));
  ctx.status = status;
  for (const [name, value] of Object.entries(headers)) ctx.set(name, value);
  ctx.set('Idempotency-Replayed', 'true');
  if (body !== undefined) ctx.body = body;
}

/**
 * Answers a request that carries an `Idempotency-Key` once: the same request under the same key gets the same answer,
 * cookies and all, for a day, and makes nothing more. That holds also when the process ended between making and
 * answering: the key is marked in the very transaction that makes.
 * @throws {ApiError} `idempotency_key_reused` for another request under the key, `idempotency_in_progress` while the
 * first is being worked on, `idempotency_response_lost` when what it made is there but its answer is not
 */
export function idempotency(db: Database, now: Clock): Once {
  return async (ctx, { endpoint, owner, isAccount, content }, respond) => {
    const given = ctx.get('Idempotency-Key');
    if (given === '') return respond();
    const key = keyForm.exec(given)?.[1];
    if (key === undefined)
      throw invalidField('Idempotency-Key', 'A key has 16 to 200 visible characters; make a random one.');

    // Somebody without an account may come back by another network, and has the whole request to show for it.
    const hash = nameOf(isAccount ? owner : '', endpoint.method, endpoint.path, key);
    const fingerprint = fingerprintOf(key, [ctx.path, ctx.querystring, ...content]);
    const at = now();
    const before = (milliseconds: number) => new Date(at.getTime() - milliseconds);
    await dropOld(db, before(keptMilliseconds), before(runningMilliseconds));

    if (!(await takeKey(db, { key_hash: hash, owner, fingerprint, created_at: at }))) {
      const found = await findKey(db, hash);
      if (found && found.fingerprint !== fingerprint) throw new ApiError('idempotency_key_reused');
      // What is made may be about to be answered: its answer is lost only when its process must be.
      if (!found || (found.state !== 'answered' && readDate(found.created_at) > before(runningMilliseconds)))
        throw new ApiError('idempotency_in_progress', { headers: { 'Retry-After': '1' } });
      if (found.response === null) throw new ApiError('idempotency_response_lost');
      return replay(ctx, unseal(key, found.response));
    }
    await dropBeyond(db, owner, mostKeys);
    try {
      await db.alongside(() => markApplied(db, hash), respond);
    } catch (error) {
      await dropRunning(db, hash);
      throw error;
    }
    const sealed = seal(key, responseOf(ctx));
    await saveResponse(db, hash, sealed.length > longestResponse ? null : sealed);
  };
}

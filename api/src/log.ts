import { AsyncLocalStorage } from 'node:async_hooks';
import type { DefaultContext } from 'koa';
import { type DestinationStream, type Logger, pino } from 'pino';
import { constraintOf, isDatabaseFailure } from './db/failures.ts';

/** The request that the running code belongs to; Koa fills it, so that every log line can name its request. */
export const currentRequest = new AsyncLocalStorage<DefaultContext>();

// What must never be written down, wherever in a logged object it stands.
const secrets = ['email', 'password', 'token', 'admin_token', 'whatsapp', 'phone', 'authorization', 'cookie'];

/** An error's own text may quote what a person typed: addresses anywhere, and any value in a database's complaint. */
function withoutValues(error: Error): string {
  const text = error.message.replace(/[^\s@'"<>()]+@[^\s@'"<>()]+/g, '[hidden]');
  return isDatabaseFailure(error) ? text.replace(/'[^']*'|"[^"]*"/g, '[hidden]') : text;
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const constraint = constraintOf(error);
  return {
    type: error.name,
    ...('code' in error && { code: error.code }),
    ...(constraint !== undefined && { constraint }),
    message: withoutValues(error),
    stack: error.stack?.split('\n').filter(line => /^\s+at /.test(line)),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** A JSON-lines logger whose every line carries the id of its request and none of whose lines carries personal data. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secrets.flatMap(name => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
      serializers: { err: describeError },
      mixin: () => {
        const id = currentRequest.getStore()?.state.requestId;
        return id ? { request_id: id } : {};
      },
    },
    destination,
  );
}

/**
 * Where a server writes its lines: collected, so that a busy server does not pay for each, and at most a second late.
 * @param dest a path; standard output unless told
 */
export const logDestination = (dest?: string): DestinationStream =>
  pino.destination({
    ...(dest !== undefined && { dest }),
    sync: false,
    minLength: 4096,
    periodicFlush: 1000,
  });

export type { Logger };

import { AsyncLocalStorage } from 'node:async_hooks';
import type { DefaultContext } from 'koa';
import { type DestinationStream, type Logger, pino } from 'pino';

/** The request that the running code belongs to; Koa fills it, so that every log line can name its request. */
export const currentRequest = new AsyncLocalStorage<DefaultContext>();

// What must never be written down, wherever in a logged object it stands.
const secrets = ['email', 'password', 'token', 'admin_token', 'whatsapp', 'phone', 'authorization', 'cookie'];

/** A JSON-lines logger whose every line carries the id of its request and none of whose lines carries personal data. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secrets.flatMap(name => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
      mixin: () => {
        const id = currentRequest.getStore()?.state.requestId;
        return id ? { request_id: id } : {};
      },
    },
    destination,
  );
}

export type { Logger };

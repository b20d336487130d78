import type { Endpoint } from '@loan-kereta/sdk/contract';
import type { Context } from 'koa';
import type { z } from 'zod';

type Events = NonNullable<Endpoint['events']>;

/** Whoever follows what happens. */
export interface Follower<Declared extends Events = Events> {
  /** Tells of an event. @param id names it in `Last-Event-ID` when the follower comes back */
  tell<Name extends keyof Declared & string>(name: Name, data: z.input<Declared[Name]>, id?: string): void;
  /** Ends the answer; a browser's `EventSource` comes back then. */
  end(): void;
}

/** Begins to tell a follower what happens. @returns stops; called once the follower has gone, whichever side ended it */
export type Feed<Declared extends Events = Events> = (follower: Follower<Declared>) => () => void;

/**
 * Often enough that no proxy on the way takes the connection for an unused one. It is an event, so that who hears none
 * for a while knows that the connection is dead, which nothing else tells.
 */
const beatMilliseconds = 5000;
const beat = 'event: beat\ndata: {}\n\n';
/** Whoever has so much still to read counts as gone: each event is some hundred bytes, and the last one says all. */
const mostUnread = 64 * 1024;

/**
 * Sends events as they happen (https://html.spec.whatwg.org/multipage/server-sent-events.html). What the contract does
 * not name is left out. Nothing on the way may hold it back: it is neither compressed nor buffered.
 */
export function sendEvents(ctx: Context, events: Events, feed: Feed): void {
  ctx.status = 200;
  ctx.set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    // Once it ends there is nothing to keep the connection for, and a server that ends waits for those that are kept.
    Connection: 'close',
  });
  const { res } = ctx;
  // Whoever left while it was found out who they are has no end that could still be heard of.
  if (ctx.method === 'HEAD' || res.destroyed) return;
  ctx.respond = false;
  const write = (text: string) => {
    if (res.writableLength > mostUnread) res.destroy();
    else if (!res.writableEnded && !res.destroyed) res.write(text);
  };
  res.flushHeaders();
  const beating = setInterval(write, beatMilliseconds, beat);
  const stop = feed({
    tell: (name, data, id) =>
      write(
        `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(events[name]?.parse(data))}\n\n`,
      ),
    end: () => res.end(),
  });
  res.once('close', () => {
    clearInterval(beating);
    stop();
  });
}

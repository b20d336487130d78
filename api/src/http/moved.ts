import type { Context } from 'koa';

/** Thrown when what was asked for has another address now; answered with 308. */
export class Moved extends Error {
  readonly location: string;

  constructor(location: string) {
    super('It has another address now.');
    this.location = location;
  }
}

/** Sends a caller on, for a minute: a name that was given up may be taken back. */
export function sendMoved(ctx: Context, { location }: Moved): void {
  ctx.status = 308;
  ctx.set('Cache-Control', 'public, max-age=60');
  ctx.redirect(location);
}

import type { Endpoint } from '@loan-kereta/sdk/contract';
import type { Context } from 'koa';

/** A request for something to be made. */
export interface Making {
  readonly endpoint: Endpoint;
  /** Who asks: an account, or the network of somebody without one. */
  readonly owner: string;
  readonly isAccount: boolean;
  /** What was sent. */
  readonly content: readonly (string | Uint8Array)[];
}

/** Answers a request for something to be made at most once for each key that its caller gives it. */
export type Once = (ctx: Context, making: Making, respond: () => Promise<void>) => Promise<void>;

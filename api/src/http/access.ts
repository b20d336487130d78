import type { Access, Endpoint } from '@loan-kereta/sdk/contract';
import type { Context } from 'koa';

/** Who sent a request, by the access that its endpoint states. Whoever guards an access says here what is known then. */
export interface Callers {
  readonly public: undefined;
}

/**
 * Finds out who sent a request, and whether it may be sent at all; before anything of it is read.
 * @throws {ApiError} `not_signed_in`, `forbidden`, `role_not_allowed`, `password_change_required`, or the refusal of a plan
 */
export type Guards = {
  readonly [A in Exclude<Access, 'public'>]: (ctx: Context, endpoint: Endpoint) => Promise<Callers[A]>;
};

import type { Access, Endpoint } from '@loan-kereta/sdk/contract';
import type { Context } from 'koa';
import type { AdvisorRow } from '../areas/advisors/table.ts';

/** Who sent a request, by the access that its endpoint states. */
export interface Callers {
  readonly public: undefined;
  /** A signed-in advisor, as the account was when the request came. */
  readonly user: { readonly advisorId: number; readonly advisor: AdvisorRow };
  /** A signed-in admin. */
  readonly admin: { readonly adminId: number; readonly email: string };
}

/**
 * Finds out who sent a request, and whether it may be sent at all; before anything of it is read.
 * @throws {ApiError} `not_signed_in`, `forbidden`, `password_change_required`, or the refusal of a plan
 */
export type Guards = {
  readonly [A in Exclude<Access, 'public'>]: (ctx: Context, endpoint: Endpoint) => Promise<Callers[A]>;
};

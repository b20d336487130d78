import type { Access } from '@loan-kereta/sdk/contract';
import type { Context } from 'koa';
import { ApiError } from './errors.ts';

/** Who sent a request, by the access that its endpoint states. */
export interface Callers {
  readonly public: undefined;
  /** A signed-in advisor. */
  readonly user: { readonly advisorId: number };
  /** A signed-in admin. */
  readonly admin: { readonly adminId: number; readonly email: string };
}

/** Finds out who sent a request. @throws {ApiError} `not_signed_in` or `forbidden` */
export type Guards = { readonly [A in Exclude<Access, 'public'>]: (ctx: Context) => Promise<Callers[A]> };

const refuse = async (): Promise<never> => {
  throw new ApiError('not_signed_in');
};

/** Guards that let nobody in: what holds until there are sessions. */
export const closedGuards: Guards = { user: refuse, admin: refuse };

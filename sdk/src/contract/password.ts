import { accountLimits } from '../rules/index.ts';
import { z } from './zod.ts';

const { min, max } = accountLimits.password;

/** A password that is only compared, so anything may be tried. */
export const givenPasswordSchema = (missing: string) => z.string(missing).min(1, missing).max(max);

/** A password to be. Half a character would be hashed as another one. */
export const newPasswordSchema = (missing: string, least: number = min) =>
  z
    .string(missing)
    .min(least, `Password must be at least ${least} characters`)
    .max(max, `Password must be at most ${max} characters`)
    .refine(password => !/\p{Surrogate}/u.test(password), 'Password must be made of whole characters');

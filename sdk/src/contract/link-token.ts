import { z } from './zod.ts';

/** The secret part of a link, as a page sends it. */
export const linkToken = z
  .string()
  .min(1, 'The link is not complete.')
  .max(100, 'The link is not right.')
  .meta({ description: 'What the link ends with' });

/** Whose password a link sets, as its holder is told. */
export const linkOwnerSchema = z
  .object({ name: z.string().nullable().meta({ description: 'Null for an admin' }), email: z.string() })
  .meta({ id: 'LinkOwner' });

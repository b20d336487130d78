import { z } from './zod.ts';

/** The secret part of a link, as a page sends it. */
export const linkToken = z
  .string()
  .min(1, 'The link is not complete.')
  .max(100, 'The link is not right.')
  .meta({ description: 'What the link ends with' });

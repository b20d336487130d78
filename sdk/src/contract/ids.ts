import { z } from './zod.ts';

/** As great as an INTEGER of either database. */
const greatest = 2_147_483_647;

/** The number of a row, in an address or a query, where all is text. */
export const idSchema = z.coerce.number().int().min(1).max(greatest);

/** The same in a body, where it is a number already: `true` is none. */
export const givenIdSchema = z.int().min(1).max(greatest);

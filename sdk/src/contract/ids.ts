import { z } from './zod.ts';

/** The number of a row, in an address or a query: as great as an INTEGER of either database. */
export const idSchema = z.coerce.number().int().min(1).max(2_147_483_647);

import { userFilters } from '@loan-kereta/sdk/contract';
import { z } from 'zod';

/** Whom the list of users is narrowed to. */
export const filterSchema = z.object(userFilters);
export type UserFilter = z.output<typeof filterSchema>;

import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import { type AdvisorRow, findBySlug } from './table.ts';

export const advisorsService = (db: Database) => ({
  /** The advisor with this public name. @throws {ApiError} `advisor_not_found` */
  async bySlug(slug: string): Promise<AdvisorRow> {
    const advisor = await findBySlug(db, slug);
    if (!advisor) throw new ApiError('advisor_not_found');
    return advisor;
  },
});

export type AdvisorsService = ReturnType<typeof advisorsService>;

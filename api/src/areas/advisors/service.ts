import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import type { SlugsService } from '../slugs/service.ts';
import { findById } from './accounts.ts';
import { type AdvisorRow, findBySlug } from './table.ts';

export function advisorsService(db: Database, slugs: SlugsService) {
  const byFormerSlug = async (slug: string) => {
    const id = await slugs.ownerOf(slug);
    return id === undefined ? undefined : findById(db, id);
  };

  return {
    /**
     * The advisor who has this public name, or had it and has another one now.
     * @throws {ApiError} `advisor_not_found`
     */
    async bySlug(slug: string): Promise<AdvisorRow> {
      const advisor = (await findBySlug(db, slug)) ?? (await byFormerSlug(slug));
      if (!advisor) throw new ApiError('advisor_not_found');
      return advisor;
    },
  };
}

export type AdvisorsService = ReturnType<typeof advisorsService>;

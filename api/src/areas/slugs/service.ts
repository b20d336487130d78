import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/errors.ts';
import type { PersonalRecords } from '../../personal-records.ts';
import { insert, listOf, ownerOf } from './table.ts';

/** Enough for somebody who cannot decide, too few to hoard names. */
const mostNames = 20;

/** The public names of advisors. One that was somebody's stays theirs, so that no link ever leads to another advisor. */
export const slugsService = (db: Database) => ({
  /**
   * Takes a name for an advisor, who may have it already.
   * @throws {ApiError} `too_many_slugs`; or the database's `slug_taken` when it is or was another's
   */
  async claim(advisorId: number, slug: string): Promise<void> {
    const own = await listOf(db, advisorId);
    if (own.includes(slug)) return;
    if (own.length >= mostNames) throw new ApiError('too_many_slugs');
    await insert(db, advisorId, slug);
  },

  /** The advisor who has or had this name, if there is one. */
  ownerOf: (slug: string) => ownerOf(db, slug),

  /** What an advisor's exported file says of names: those of today and before, oldest first. */
  records: { name: 'names', list: advisorId => listOf(db, advisorId) } satisfies PersonalRecords,
});

export type SlugsService = ReturnType<typeof slugsService>;

import type { Database } from '../../db/database.ts';
import { type Seen, staleVersion } from '../../http/versions.ts';
import { type DocumentVersion, find, insert, lock, save } from './table.ts';

/** What admins save as a whole. Each has one version, whichever way it is changed. */
type DocumentName = 'car_variants' | 'plans';

/** The version of a document, beside what is in it. */
export function documentVersion(db: Database, name: DocumentName) {
  const known = (found: DocumentVersion | undefined): DocumentVersion => {
    if (!found) throw new Error(`The document ${name} has no version: the database was not seeded.`);
    return found;
  };
  return {
    find: async (): Promise<DocumentVersion> => known(await find(db, name)),

    /**
     * The version that a caller is to replace; nobody else saves the document until the running transaction ends.
     * @throws {ApiError} `stale_version` when the caller has not seen it
     */
    async lock(seen: Seen): Promise<DocumentVersion> {
      const current = known(await lock(db, name));
      if (!seen(current.version)) throw staleVersion({ at: current.savedAt, by: current.savedBy });
      return current;
    },

    save: (version: DocumentVersion): Promise<void> => save(db, name, version),

    /** Starts at version 1. @returns false when there is a version already */
    async start(at: Date): Promise<boolean> {
      if (await find(db, name)) return false;
      await insert(db, name, at);
      return true;
    },
  };
}

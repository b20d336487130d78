import type { EmbedReport } from '@loan-kereta/sdk/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { minute } from '../../durations.ts';
import { ApiError } from '../../http/errors.ts';
import { hashToken, newToken } from '../../tokens.ts';
import { findCheck, removeExpired, replaceCheck, storeReport } from './table.ts';

/** Lifetime of a mark and of its report, in ms. */
const goodMilliseconds = 10 * minute;
const mostCleared = 500;

/**
 * Checks of pages that advisors paste the calculator into. The server fetches no page: the advisor's browser opens it with
 * a mark in the fragment, and the calculator there reports by that mark.
 */
export function embedChecksService(db: Database, now: Clock) {
  return {
    /** Begins an advisor's check; the one before ends. @returns its mark, which is good once */
    async make(advisorId: number): Promise<{ mark: string; expires_at: string }> {
      const mark = newToken();
      const expiresAt = new Date(now().getTime() + goodMilliseconds);
      await replaceCheck(db, advisorId, hashToken(mark), expiresAt);
      return { mark, expires_at: expiresAt.toISOString() };
    },

    /** The advisor's newest check; null while there is none. */
    async get(advisorId: number): Promise<{ expires_at: string; report: EmbedReport | null } | null> {
      const check = await findCheck(db, advisorId, now());
      return check ? { expires_at: check.expiresAt.toISOString(), report: check.report } : null;
    },

    /** @throws {ApiError} `mark_not_valid` when the mark was used, or is too old */
    async report(mark: string, report: EmbedReport): Promise<void> {
      if (!(await storeReport(db, hashToken(mark), now(), report))) throw new ApiError('mark_not_valid');
    },

    /** Deletes checks whose time is over. @returns whether there may be more */
    clearSome: async (): Promise<boolean> => (await removeExpired(db, now(), mostCleared)) === mostCleared,
  };
}

export type EmbedChecksService = ReturnType<typeof embedChecksService>;

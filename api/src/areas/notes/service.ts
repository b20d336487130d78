import type { Note } from '@loan-kereta/sdk/contract';
import type { Clock } from '../../clock.ts';
import { readDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { byTime } from '../../db/pages.ts';
import type { Callers } from '../../http/access.ts';
import { ApiError } from '../../http/errors.ts';
import { answerPage } from '../../http/pages.ts';
import type { HiddenRecords } from '../../personal-records.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import type { Audit } from '../audit/audit.ts';
import { clearPersonal, countNotes, insert, listNotes, type NoteRow } from './table.ts';

interface Parts {
  readonly db: Database;
  readonly now: Clock;
  readonly audit: Audit;
  readonly advisors: AdvisorsService;
}

interface NoteQuery {
  readonly sort: keyof typeof byTime;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

const toNote = ({ id, notes, admin_email, created_at }: NoteRow): Note => ({
  id,
  notes,
  admin_email,
  created_at: readDate(created_at).toISOString(),
});

/** What admins write about accounts, for each other. */
export const notesService = ({ db, now, audit, advisors }: Parts) => ({
  /** @throws {ApiError} `invalid_request` for a cursor that is none */
  page: (advisorId: number, query: NoteQuery) =>
    answerPage(query, byTime[query.sort], slice => listNotes(db, advisorId, slice), toNote),

  /** How many there are about an account. */
  countOf: (advisorId: number): Promise<number> => countNotes(db, advisorId),

  /** @throws {ApiError} `user_not_found` */
  add: (by: Callers['admin'], advisorId: number, notes: string): Promise<Note> =>
    audit.audited({ kind: 'admin', ...by }, { advisorId }, 'note_added', async () => {
      const [account] = await advisors.lockMany([advisorId]);
      if (!account) throw new ApiError('user_not_found');
      const row = {
        advisor_id: advisorId,
        notes,
        admin_id: by.adminId,
        admin_email: by.email,
        created_at: now(),
      };
      const id = await insert(db, row);
      return { record: { details: { note_id: id } }, result: toNote({ id, ...row }) };
    }),

  /** What is said of an account goes with it. It is for admins only, so the exported file has none of it. */
  records: { release: advisorId => clearPersonal(db, advisorId) } satisfies HiddenRecords,
});

export type NotesService = ReturnType<typeof notesService>;

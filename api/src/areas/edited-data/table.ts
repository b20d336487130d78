import type { CarModel } from '@loan-kereta/sdk/catalogue';
import { carModelSchema } from '@loan-kereta/sdk/contract';
import { z } from 'zod';
import { readDate, readJson, type StoredDate, writeJson } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';

interface EditedDataRow {
  readonly advisor_id: number;
  readonly version: number;
  readonly document: string | null;
  readonly saved_at: StoredDate;
}

/** What an advisor saved last. `models` is null after going back to those of the site: the version goes on counting. */
export interface EditedData {
  readonly version: number;
  readonly models: readonly CarModel[] | null;
  readonly savedAt: Date;
}

const modelsSchema = z.array(carModelSchema);
const rowOf = (db: Database, advisorId: number) =>
  db.knex<EditedDataRow>('edited_data').where({ advisor_id: advisorId });

const fromRow = (row: EditedDataRow | undefined): EditedData | undefined =>
  row && {
    version: row.version,
    models: row.document === null ? null : readJson(row.document, modelsSchema),
    savedAt: readDate(row.saved_at),
  };

export const find = async (db: Database, advisorId: number): Promise<EditedData | undefined> =>
  fromRow(await rowOf(db, advisorId).first());

export async function save(
  db: Database,
  advisorId: number,
  { version, models, savedAt }: EditedData,
): Promise<void> {
  const columns = { version, document: models && writeJson(models), saved_at: savedAt };
  await db
    .knex('edited_data')
    .insert({ advisor_id: advisorId, ...columns })
    .onConflict('advisor_id')
    .merge();
}

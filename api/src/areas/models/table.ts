import type { BodyType } from '@loan-kereta/sdk/catalogue';
import { readBoolean, readDate, type StoredBoolean, type StoredDate } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';

/** One car variant, in the terms of the loan module: `otr` in RM, `rate` in percent a year. */
export interface Variant {
  readonly id: string;
  readonly brand: string;
  readonly modelCode: string;
  readonly model: string;
  readonly variant: string;
  readonly otr: number;
  readonly rate: number;
  readonly image: string | null;
  readonly body: BodyType | null;
  readonly active: boolean;
  readonly includesInsurance: boolean;
  /** Where it stands in lists, from 0. */
  readonly position: number;
}

interface VariantRow {
  readonly id: string;
  readonly brand: string;
  readonly model_code: string;
  readonly model: string;
  readonly variant: string;
  readonly otr: number;
  readonly rate_hundredths: number;
  readonly image: string | null;
  readonly body: BodyType | null;
  readonly active: StoredBoolean;
  readonly includes_insurance: StoredBoolean;
  readonly position: number;
}

const fromRow = (row: VariantRow): Variant => ({
  id: row.id,
  brand: row.brand,
  modelCode: row.model_code,
  model: row.model,
  variant: row.variant,
  otr: row.otr,
  rate: row.rate_hundredths / 100,
  image: row.image,
  body: row.body,
  active: readBoolean(row.active),
  includesInsurance: readBoolean(row.includes_insurance),
  position: row.position,
});

const toRow = (variant: Variant): VariantRow => ({
  id: variant.id,
  brand: variant.brand,
  model_code: variant.modelCode,
  model: variant.model,
  variant: variant.variant,
  otr: variant.otr,
  rate_hundredths: Math.round(variant.rate * 100),
  image: variant.image,
  body: variant.body,
  active: variant.active,
  includes_insurance: variant.includesInsurance,
  position: variant.position,
});

/** The variants on sale, in the order of lists. */
export async function listActive(db: Database): Promise<Variant[]> {
  const rows = await db.knex<VariantRow>('car_variants').where({ active: true }).orderBy(['position', 'id']);
  return rows.map(fromRow);
}

/** Every variant, on sale or not, in the order of lists. */
export async function listAll(db: Database): Promise<Variant[]> {
  const rows = await db.knex<VariantRow>('car_variants').orderBy(['position', 'id']);
  return rows.map(fromRow);
}

/** SQLite takes no more than 500 rows in one statement. */
const rowsAtOnce = 500;

/** Puts these in the place of all that there are, in this order. Belongs into a transaction. */
export async function replaceAll(db: Database, variants: readonly Variant[]): Promise<void> {
  const rows = variants.map((variant, position) => toRow({ ...variant, position }));
  await db.knex('car_variants').del();
  await db.knex.batchInsert('car_variants', rows, rowsAtOnce);
}

interface VersionRow {
  readonly name: string;
  readonly version: number;
  readonly saved_at: StoredDate;
  readonly saved_by: string | null;
}

/** Which version of the list there is, who saved it (null for the list that the site came with) and when. */
export interface ListVersion {
  readonly version: number;
  readonly savedAt: Date;
  readonly savedBy: string | null;
}

const listName = 'car_variants';
const versions = (db: Database) => db.knex<VersionRow>('documents').where({ name: listName });

function fromVersionRow(row: VersionRow | undefined): ListVersion {
  if (!row) throw new Error('The list of models has no version: the database was not seeded.');
  return { version: row.version, savedAt: readDate(row.saved_at), savedBy: row.saved_by };
}

export const findVersion = async (db: Database): Promise<ListVersion> =>
  fromVersionRow(await versions(db).first());

/** The same, and nobody else saves the list until the running transaction ends. */
export const lockVersion = async (db: Database): Promise<ListVersion> =>
  fromVersionRow(await versions(db).forUpdate().first());

/** Starts the version of the list at 1. @returns false when it has one already */
export async function startVersion(db: Database, savedAt: Date): Promise<boolean> {
  if (await versions(db).first('name')) return false;
  await db.knex('documents').insert({ name: listName, version: 1, saved_at: savedAt, saved_by: null });
  return true;
}

export async function saveVersion(
  db: Database,
  version: number,
  savedAt: Date,
  savedBy: string,
): Promise<void> {
  await versions(db).update({ version, saved_at: savedAt, saved_by: savedBy });
}

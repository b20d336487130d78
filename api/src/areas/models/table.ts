import { readBoolean, type StoredBoolean } from '../../db/columns.ts';
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
  active: variant.active,
  includes_insurance: variant.includesInsurance,
  position: variant.position,
});

/** The variants on sale, in the order of lists. */
export async function listActive(db: Database): Promise<Variant[]> {
  const rows = await db.knex<VariantRow>('car_variants').where({ active: true }).orderBy(['position', 'id']);
  return rows.map(fromRow);
}

export async function insertAll(db: Database, variants: readonly Variant[]): Promise<void> {
  await db.knex('car_variants').insert(variants.map(toRow));
}

const listName = 'car_variants';

/** Starts the version of the list at 1. @returns false when it has one already */
export async function startVersion(db: Database, savedAt: Date): Promise<boolean> {
  const existing = await db.knex('documents').where({ name: listName }).first('name');
  if (existing) return false;
  await db.knex('documents').insert({ name: listName, version: 1, saved_at: savedAt, saved_by: null });
  return true;
}

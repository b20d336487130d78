import type { BodyType } from '@loan-kereta/sdk/catalogue';
import type { Rate, RateKind } from '@loan-kereta/sdk/loan';
import { readBoolean, type StoredBoolean } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { insertRows } from '../../db/rows.ts';

/** One car variant, in the terms of the loan module: `otr` in RM. */
export interface Variant {
  readonly id: string;
  readonly brand: string;
  readonly modelCode: string;
  readonly model: string;
  readonly variant: string;
  readonly otr: number;
  readonly rate: Rate;
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
  readonly rate_kind: RateKind;
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
  rate: { value: row.rate_hundredths / 100, kind: row.rate_kind },
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
  rate_hundredths: Math.round(variant.rate.value * 100),
  rate_kind: variant.rate.kind,
  image: variant.image,
  body: variant.body,
  active: variant.active,
  includes_insurance: variant.includesInsurance,
  position: variant.position,
});

/** The variants on sale, in the order of lists. One without a price is incomplete, and not offered. */
export async function listOnSale(db: Database): Promise<Variant[]> {
  const rows = await db
    .knex<VariantRow>('car_variants')
    .where({ active: true })
    .where('otr', '>', 0)
    .orderBy(['position', 'id']);
  return rows.map(fromRow);
}

/** Every variant, on sale or not, in the order of lists. */
export async function listAll(db: Database): Promise<Variant[]> {
  const rows = await db.knex<VariantRow>('car_variants').orderBy(['position', 'id']);
  return rows.map(fromRow);
}

/** Puts these in the place of all that there are, in this order. Belongs into a transaction. */
export async function replaceAll(db: Database, variants: readonly Variant[]): Promise<void> {
  const rows = variants.map((variant, position) => toRow({ ...variant, position }));
  await db.knex('car_variants').del();
  await insertRows(db, 'car_variants', rows);
}

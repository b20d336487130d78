import { mostCounted, presetSchema, type ThemePreset } from '@loan-kereta/sdk/contract';
import { readJson, type StoredDate, writeJson } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { type Order, type Page, readPage, type Slice } from '../../db/pages.ts';

interface PresetRow {
  readonly id: number;
  readonly advisor_id: number;
  readonly name: string;
  readonly description: string;
  readonly components: string;
  readonly result_card_style: string;
  readonly car_image_fit: ThemePreset['car_image_fit'];
  readonly created_at: StoredDate;
  readonly updated_at: StoredDate;
}

const presets = (db: Database) => db.knex<PresetRow>('theme_presets');
const { components, result_card_style } = presetSchema.shape;

const fromRow = (row: PresetRow): ThemePreset => ({
  id: row.id,
  name: row.name,
  description: row.description,
  components: readJson(row.components, components),
  result_card_style: readJson(row.result_card_style, result_card_style),
  car_image_fit: row.car_image_fit,
});

const toColumns = ({ components, result_card_style, ...rest }: Partial<Omit<ThemePreset, 'id'>>) => ({
  ...rest,
  ...(components && { components: writeJson(components) }),
  ...(result_card_style && { result_card_style: writeJson(result_card_style) }),
});

const id = { name: 'id', kind: 'number' } as const;

/** By age. */
export const presetOrders = {
  id: { name: 'id', by: [id] },
  '-id': { name: '-id', by: [id], descending: true },
} as const satisfies Record<string, Order>;

export async function pageOf(db: Database, advisorId: number, slice: Slice): Promise<Page<ThemePreset>> {
  const query = presets(db).where({ advisor_id: advisorId });
  const { rows, ...rest } = await readPage<PresetRow>(db, query, slice, mostCounted);
  return { rows: rows.map(fromRow), ...rest };
}

/** All of an advisor's layouts, oldest first. */
export async function listOf(db: Database, advisorId: number): Promise<ThemePreset[]> {
  const rows = await presets(db).where({ advisor_id: advisorId }).orderBy('id');
  return rows.map(fromRow);
}

export async function find(db: Database, advisorId: number, id: number): Promise<ThemePreset | undefined> {
  const row = await presets(db).where({ id, advisor_id: advisorId }).first();
  return row && fromRow(row);
}

export async function insert(
  db: Database,
  advisorId: number,
  preset: Omit<ThemePreset, 'id'>,
  at: Date,
): Promise<number> {
  const [id] = await db
    .knex('theme_presets')
    .insert({ ...toColumns(preset), advisor_id: advisorId, created_at: at, updated_at: at });
  return Number(id);
}

export async function update(
  db: Database,
  advisorId: number,
  id: number,
  changes: Partial<Omit<ThemePreset, 'id'>>,
  at: Date,
): Promise<void> {
  await presets(db)
    .where({ id, advisor_id: advisorId })
    .update({ ...toColumns(changes), updated_at: at });
}

/** @returns false when the advisor has no such layout */
export async function remove(db: Database, advisorId: number, id: number): Promise<boolean> {
  return (await presets(db).where({ id, advisor_id: advisorId }).del()) > 0;
}

import { mostCounted, type SavedLayout, savedLayoutSchema } from '@loan-kereta/sdk/contract';
import { readDate, readJson, type StoredDate, writeJson } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { type Order, type Page, readPage, type Slice } from '../../db/pages.ts';

interface LayoutRow {
  readonly id: number;
  readonly version: number;
  readonly advisor_id: number;
  readonly name: string;
  readonly description: string;
  readonly components: string;
  readonly result_card_style: string;
  readonly car_image_fit: SavedLayout['car_image_fit'];
  readonly font_size: SavedLayout['font_size'];
  readonly spacing: SavedLayout['spacing'];
  readonly colors: string | null;
  readonly share_token: string | null;
  readonly created_at: StoredDate;
  readonly updated_at: StoredDate;
}

const layouts = (db: Database) => db.knex<LayoutRow>('theme_presets');
const { components, result_card_style, colors } = savedLayoutSchema.shape;

const fromRow = (row: LayoutRow): SavedLayout => ({
  id: row.id,
  version: row.version,
  name: row.name,
  description: row.description,
  components: readJson(row.components, components),
  result_card_style: readJson(row.result_card_style, result_card_style),
  car_image_fit: row.car_image_fit,
  font_size: row.font_size,
  spacing: row.spacing,
  colors: readJson(row.colors ?? 'null', colors),
});

/** What is written of a layout. */
type Written = Omit<SavedLayout, 'id' | 'version'>;

const toColumns = ({ components, result_card_style, colors, ...rest }: Partial<Written>) => ({
  ...rest,
  ...(colors !== undefined && { colors: colors && writeJson(colors) }),
  ...(components && { components: writeJson(components) }),
  ...(result_card_style && { result_card_style: writeJson(result_card_style) }),
});

const id = { name: 'id', kind: 'number' } as const;

/** By age. */
export const layoutOrders = {
  id: { name: 'id', by: [id] },
  '-id': { name: '-id', by: [id], descending: true },
} as const satisfies Record<string, Order>;

export async function pageOf(db: Database, advisorId: number, slice: Slice): Promise<Page<SavedLayout>> {
  const query = layouts(db).where({ advisor_id: advisorId });
  const { rows, ...rest } = await readPage<LayoutRow>(db, query, slice, mostCounted);
  return { rows: rows.map(fromRow), ...rest };
}

/** All of an advisor's layouts, oldest first. */
export async function listOf(db: Database, advisorId: number): Promise<SavedLayout[]> {
  const rows = await layouts(db).where({ advisor_id: advisorId }).orderBy('id');
  return rows.map(fromRow);
}

export async function find(db: Database, advisorId: number, id: number): Promise<SavedLayout | undefined> {
  const row = await layouts(db).where({ id, advisor_id: advisorId }).first();
  return row && fromRow(row);
}

/** When a layout was last changed. */
export async function changedAt(db: Database, advisorId: number, id: number): Promise<Date> {
  const row = await layouts(db).where({ id, advisor_id: advisorId }).first('updated_at');
  return readDate(row?.updated_at ?? 0);
}

/** The token of a layout's link; null when it is not shared, undefined when the advisor has no such layout. */
export async function shareTokenOf(
  db: Database,
  advisorId: number,
  id: number,
): Promise<string | null | undefined> {
  const row = await layouts(db).where({ id, advisor_id: advisorId }).first('share_token');
  return row?.share_token;
}

/** @returns false when the advisor has no such layout */
export async function setShareToken(
  db: Database,
  advisorId: number,
  id: number,
  token: string | null,
): Promise<boolean> {
  return (await layouts(db).where({ id, advisor_id: advisorId }).update({ share_token: token })) > 0;
}

/** The layout that a link shares, and whose it is. */
export async function findShared(
  db: Database,
  token: string,
): Promise<{ readonly advisorId: number; readonly layout: SavedLayout } | undefined> {
  const row = await layouts(db).where({ share_token: token }).first();
  return row && { advisorId: row.advisor_id, layout: fromRow(row) };
}

export async function insert(db: Database, advisorId: number, layout: Written, at: Date): Promise<number> {
  const [id] = await db
    .knex('theme_presets')
    .insert({ ...toColumns(layout), advisor_id: advisorId, created_at: at, updated_at: at });
  return Number(id);
}

export async function update(
  db: Database,
  advisorId: number,
  id: number,
  changes: Partial<Written>,
  at: Date,
): Promise<void> {
  await layouts(db)
    .where({ id, advisor_id: advisorId })
    .update({ ...toColumns(changes), updated_at: at })
    .increment('version');
}

/** @returns false when the advisor has no such layout */
export async function remove(db: Database, advisorId: number, id: number): Promise<boolean> {
  return (await layouts(db).where({ id, advisor_id: advisorId }).del()) > 0;
}

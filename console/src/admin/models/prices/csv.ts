import { catalogueLimits } from '@loan-kereta/sdk/rules';
import Papa from 'papaparse';
import type { Car } from '../list.ts';
import { type Draft, faultsOf, type Written } from './draft.ts';

/** What keeps a file from being taken over: as a whole, or in a row, numbered as a spreadsheet does. */
export type CsvFault =
  | { readonly kind: 'tooLarge' | 'tooLong' | 'noColumns' | 'empty' }
  | {
      readonly kind: 'row';
      readonly row: number;
      readonly field: 'id' | 'price' | 'rate';
      readonly value: string;
    }
  | { readonly kind: 'twice'; readonly row: number; readonly value: string };

export interface CsvRead {
  readonly draft: Draft;
  readonly faults: readonly CsvFault[];
}

const failed = (kind: 'tooLarge' | 'tooLong' | 'noColumns' | 'empty'): CsvRead => ({
  draft: new Map(),
  faults: [{ kind }],
});

/** The number that a spreadsheet gives the first row under the head. */
const firstRow = 2;

/**
 * Reads prices and rates for variants, found by `id`; other columns, and cells without anything, change nothing. The
 * separator is found by itself, as a spreadsheet writes commas or semicolons by where it was installed.
 */
export function readPrices(text: string, cars: readonly Car[]): CsvRead {
  const { items: most } = catalogueLimits;
  const { data, meta } = Papa.parse<Readonly<Record<string, string | undefined>>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: name => name.trim().toLowerCase(),
    preview: most + 1,
  });
  const columns = new Set(meta.fields);
  if (!columns.has('id') || !(columns.has('price') || columns.has('rate'))) return failed('noColumns');
  if (data.length === 0) return failed('empty');
  if (data.length > most) return failed('tooLong');

  const known = new Map(cars.map(car => [car.id, car]));
  const draft = new Map<string, Written>();
  const faults: CsvFault[] = [];
  for (const [index, cells] of data.entries()) {
    const row = index + firstRow;
    const id = cells.id?.trim() ?? '';
    const car = known.get(id);
    if (!car) {
      faults.push({ kind: 'row', row, field: 'id', value: id });
      continue;
    }
    if (draft.has(id)) faults.push({ kind: 'twice', row, value: id });
    const price = cells.price?.trim();
    const rate = cells.rate?.trim();
    const written = { ...(price && { price }), ...(rate && { rate }) };
    draft.set(id, written);
    const wrong = faultsOf(car, written);
    if (wrong.price) faults.push({ kind: 'row', row, field: 'price', value: price ?? '' });
    if (wrong.rate) faults.push({ kind: 'row', row, field: 'rate', value: rate ?? '' });
  }
  return { draft, faults };
}

/** The same of a file, which is not read when it is larger than any list. */
export async function readFile(file: File, cars: readonly Car[]): Promise<CsvRead> {
  return file.size > catalogueLimits.bytes ? failed('tooLarge') : readPrices(await file.text(), cars);
}

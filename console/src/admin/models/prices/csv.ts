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

/** The rows that have anything, the head first, each with the number that a spreadsheet gives it. */
function rowsOf(text: string) {
  // The separator is found by rows that have some: one without any would speak for none.
  const { delimiter } = Papa.parse(text, { skipEmptyLines: 'greedy', preview: 1 }).meta;
  return Papa.parse<readonly string[]>(text, { delimiter })
    .data.map((cells, index) => ({ row: index + 1, cells: cells.map(cell => cell.trim()) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''));
}

/**
 * Reads prices and rates for variants, found by `id`; other columns, and cells without anything, change nothing. The
 * separator is found by itself, as a spreadsheet writes commas or semicolons by where it was installed.
 */
export function readPrices(text: string, cars: readonly Car[]): CsvRead {
  const { items: most } = catalogueLimits;
  const [head, ...data] = rowsOf(text);
  const columns = head?.cells.map(name => name.toLowerCase()) ?? [];
  if (!columns.includes('id') || !(columns.includes('price') || columns.includes('rate')))
    return failed('noColumns');
  if (data.length === 0) return failed('empty');
  if (data.length > most) return failed('tooLong');

  const known = new Map(cars.map(car => [car.id, car]));
  const draft = new Map<string, Written>();
  const faults: CsvFault[] = [];
  for (const { row, cells } of data) {
    const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
    const [id, price, rate] = [cell('id'), cell('price'), cell('rate')];
    const car = known.get(id);
    if (!car) {
      faults.push({ kind: 'row', row, field: 'id', value: id });
      continue;
    }
    if (draft.has(id)) faults.push({ kind: 'twice', row, value: id });
    const written = { ...(price && { price }), ...(rate && { rate }) };
    draft.set(id, written);
    const wrong = faultsOf(car, written);
    if (wrong.price) faults.push({ kind: 'row', row, field: 'price', value: price });
    if (wrong.rate) faults.push({ kind: 'row', row, field: 'rate', value: rate });
  }
  return { draft, faults };
}

/** The same of a file, which is not read when it is larger than any list. */
export async function readFile(file: File, cars: readonly Car[]): Promise<CsvRead> {
  return file.size > catalogueLimits.bytes ? failed('tooLarge') : readPrices(await file.text(), cars);
}

import { highestRate, type Rate, rateKinds } from '@loan-kereta/sdk/loan';
import { readMoney, readPercent } from '@loan-kereta/sdk/reading';
import { catalogueLimits } from '@loan-kereta/sdk/rules';
import Papa from 'papaparse';
import type { Car } from '../list.ts';
import { aboveCeiling, type Draft, faultsOf, listedKind, type Written } from './draft.ts';

type Field = 'price' | 'rate';

/** Why a file is refused: as a whole, or for a row, numbered as a spreadsheet does. */
export type CsvFault =
  | { readonly kind: 'tooLarge' | 'tooLong' | 'noColumns' | 'empty' }
  | {
      readonly kind: 'row';
      readonly row: number;
      readonly field: Field | 'id' | 'rate_kind';
      readonly value: string;
      /** The rate, where it is above the legal ceiling. */
      readonly above?: Rate | undefined;
    }
  | {
      readonly kind: 'ambiguous';
      readonly row: number;
      readonly field: Field;
      readonly value: string;
      readonly readings: readonly [number, number];
    }
  | {
      /** A number below 1 that can be a percentage or, as spreadsheets store it, a fraction of 1. */
      readonly kind: 'fraction';
      readonly row: number;
      readonly value: string;
      readonly readings: readonly [percentage: number, ofFraction: number];
    }
  | { readonly kind: 'kindWithoutRate'; readonly row: number; readonly value: string }
  | {
      readonly kind: 'tooManyCells' | 'tooFewCells';
      readonly row: number;
      readonly cells: number;
      readonly columns: readonly string[];
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

interface Row {
  /** As a spreadsheet numbers it. */
  readonly row: number;
  readonly cells: readonly string[];
}

const delimiters = [',', ';', '\t', '|'];

/** A first line that names the separator, which spreadsheets do not count as a row. */
const separatorLine = /^\ufeff?"?sep=(.)"?\r?\n/i;

const parse = (text: string, delimiter: string): Row[] =>
  Papa.parse<readonly string[]>(text, { delimiter })
    .data.map((cells, index) => ({ row: index + 1, cells: cells.map(cell => cell.trim()) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''));

const columnsOf = (head: Row | undefined): string[] => head?.cells.map(name => name.toLowerCase()) ?? [];

const hasColumns = (columns: readonly string[]): boolean =>
  columns.includes('id') && (columns.includes('price') || columns.includes('rate'));

/**
 * The rows that are not blank, the head first. The separator is the one by which the first row names the columns:
 * Papa Parse would guess it from the decimal commas of a list, and from whether the last line ends in a break.
 */
function rowsOf(text: string): Row[] {
  const named = separatorLine.exec(text);
  const table = text.slice(named?.[0].length ?? 0);
  for (const delimiter of [...(named?.[1] ? [named[1]] : []), ...delimiters]) {
    const rows = parse(table, delimiter);
    if (hasColumns(columnsOf(rows[0]))) return rows;
  }
  return [];
}

/** The highest rate as a fraction, as spreadsheets store a cell in percent: 0.16 for 16 %. */
const highestFraction = highestRate('effective') / 100;

/** A rate that is a percentage whatever stands in the rest of its column: it has the sign, or the list has it already. */
const isPercentage = (rate: string, car: Car | undefined): boolean =>
  /[%％٪]/.test(rate) || readPercent(rate).value === car?.defaultRate;

/** Returns whether all rates of a column are fractions, such as 0.03 for 3 %. Zeros can be both. */
function isFractions(cells: readonly { readonly rate: string; readonly car: Car | undefined }[]): boolean {
  const nonZero = cells.filter(({ rate }) => readPercent(rate).value > 0);
  return (
    nonZero.length > 0 &&
    nonZero.every(({ rate, car }) => !isPercentage(rate, car) && readPercent(rate).value <= highestFraction)
  );
}

/** Returns whether a number without a percent sign can be meant as a fraction, in a column that has percentages too. */
function canBeFraction(rate: string, car: Car): boolean {
  const { value } = readPercent(rate);
  return value > 0 && value < 1 && !isPercentage(rate, car);
}

/** A fraction as the percentage that it stands for. */
const percentOf = (fraction: number): number => Math.round(fraction * 1e6) / 1e4;

/**
 * Reads prices and rates for variants, found by `id`, with the kinds of rates in `rate_kind`. Other columns and empty cells
 * change nothing: a rate without a kind is of the kind that its variant has. A column of fractions, which spreadsheets
 * write for cells in percent, is read as percentages; a fraction in any other column is a fault.
 */
export function readPrices(text: string, cars: readonly Car[]): CsvRead {
  const { items: most } = catalogueLimits;
  const [head, ...data] = rowsOf(text);
  const columns = columnsOf(head);
  if (!hasColumns(columns)) return failed('noColumns');
  if (data.length === 0) return failed('empty');
  if (data.length > most) return failed('tooLong');

  const cellOf = ({ cells }: Row, name: string) => cells[columns.indexOf(name)] ?? '';
  const known = new Map(cars.map(car => [car.id, car]));
  const fractions = isFractions(
    data.map(row => ({ rate: cellOf(row, 'rate'), car: known.get(cellOf(row, 'id')) })),
  );
  const draft = new Map<string, Written>();
  const faults: CsvFault[] = [];
  for (const each of data) {
    const { row, cells } = each;
    if (cells.length !== columns.length) {
      const kind = cells.length > columns.length ? 'tooManyCells' : 'tooFewCells';
      faults.push({ kind, row, cells: cells.length, columns });
      continue;
    }
    const id = cellOf(each, 'id');
    const car = known.get(id);
    if (!car) {
      faults.push({ kind: 'row', row, field: 'id', value: id });
      continue;
    }
    if (draft.has(id)) faults.push({ kind: 'twice', row, value: id });
    const [price, rate] = [cellOf(each, 'price'), cellOf(each, 'rate')];
    const percent = fractions && rate ? `${percentOf(readPercent(rate).value)}` : rate;
    const named = cellOf(each, 'rate_kind');
    const kind = rateKinds.find(one => one === named.toLowerCase());
    if (named && !kind) faults.push({ kind: 'row', row, field: 'rate_kind', value: named });
    else if (named && !rate) faults.push({ kind: 'kindWithoutRate', row, value: named });
    const texts = { ...(price && { price }), ...(percent && { rate: percent }) };
    const written: Written = { ...texts, ...(percent && { kind: kind ?? listedKind(car) }) };
    draft.set(id, written);
    const wrong = faultsOf(car, written);
    for (const [field, value] of Object.entries(texts) as [Field, string][]) {
      const read = field === 'price' ? readMoney(value) : readPercent(value);
      if (read.readings) faults.push({ kind: 'ambiguous', row, field, value, readings: read.readings });
      else if (field === 'rate' && !fractions && canBeFraction(value, car))
        faults.push({ kind: 'fraction', row, value, readings: [read.value, percentOf(read.value)] });
      else if (wrong[field]) {
        const above = field === 'rate' ? aboveCeiling(car, written) : undefined;
        faults.push({ kind: 'row', row, field, value: cellOf(each, field), ...(above && { above }) });
      }
    }
  }
  return { draft, faults };
}

/** The text of a file in UTF-8, or in UTF-16 with a byte order mark, as spreadsheets save "Unicode text". */
export function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** The same of a file, which is not read when it is larger than any list. */
export async function readFile(file: File, cars: readonly Car[]): Promise<CsvRead> {
  if (file.size > catalogueLimits.bytes) return failed('tooLarge');
  return readPrices(decoded(new Uint8Array(await file.arrayBuffer())), cars);
}

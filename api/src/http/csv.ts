import type { Download } from '@loan-kereta/sdk/contract';
import { malaysia } from '@loan-kereta/sdk/rules';
import Papa from 'papaparse';
import { z } from 'zod';

/** The rows of a download, some at a time. */
export type Batches<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

/** A file as it is sent, some of it at a time. */
export type Written = AsyncIterable<string | Uint8Array>;

/** Of Excel, which would read 阿里 as something else without it. */
const byteOrderMark = '\ufeff';
const newline = '\r\n';
/** What a spreadsheet may take for the beginning of a formula, also where a keyboard writes it in full width. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** Whether a column holds times; some have a word in the place of one. */
const isTime = (schema: unknown): boolean =>
  schema instanceof z.ZodISODateTime || (schema instanceof z.ZodUnion && schema.options.some(isTime));

/** The columns of a table, as its first line names them: times are those of Malaysia, and say so. */
export function columnsOf({ row }: Pick<Download, 'row'>) {
  return Object.entries(row.shape).map(([name, schema]) => {
    const isZoned = isTime(schema);
    return { name, isZoned, title: isZoned ? `${name} (Malaysia UTC+${malaysia.hoursAhead})` : name };
  });
}

const ahead = malaysia.hoursAhead * 3_600_000;

/** A time as Malaysia's clocks show it, `YYYY-MM-DD HH:mm:ss`; whatever is no time, as it is. */
function onMalaysiasClock(value: unknown): unknown {
  const time = Date.parse(`${value}`);
  return Number.isNaN(time) ? value : new Date(time + ahead).toISOString().slice(0, 19).replace('T', ' ');
}

/** Asks for the next one before the last is worked on, so that a database has it ready. */
async function* oneAhead<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncGenerator<Item> {
  const rest = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  const ask = () => {
    const asked = Promise.resolve(rest.next());
    // It is waited for below, where it fails in its turn.
    asked.catch(() => {});
    return asked;
  };
  try {
    let asked = ask();
    for (let item = await asked; !item.done; item = await asked) {
      asked = ask();
      yield item.value;
    }
  } finally {
    await rest.return?.();
  }
}

/**
 * Writes rows as a table that any spreadsheet takes for what it is. Fields that the contract does not name are left out.
 */
export async function* csv<D extends Download>(
  download: D,
  batches: Batches<z.input<D['row']>>,
): AsyncGenerator<string> {
  const columns = columnsOf(download);
  const written = (lines: readonly unknown[][]) =>
    lines.length === 0 ? '' : Papa.unparse([...lines], { newline, escapeFormulae: formula }) + newline;
  let head = byteOrderMark + written([columns.map(({ title }) => title)]);
  for await (const batch of oneAhead(batches)) {
    const lines = (batch as readonly Readonly<Record<string, unknown>>[]).map(one =>
      columns.map(({ name, isZoned }) => (isZoned ? onMalaysiasClock(one[name]) : one[name])),
    );
    yield head + written(lines);
    head = '';
  }
  if (head !== '') yield head;
}

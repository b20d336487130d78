import { readMoney, readPercent } from '@loan-kereta/sdk/reading';
import { type Car, fullName } from '../list.ts';
import { changesIn, type Draft, listedKind, type Written } from './draft.ts';

/** The fields of a file that a draft takes, and the variants whose unsaved edits the file would replace. */
export interface ImportPlan {
  /** Without the fields that have an unsaved edit. */
  readonly keepingEdits: Draft;
  /** With the fields that have an unsaved edit and another value in the file. */
  readonly replacingEdits: Draft;
  /** Names of the variants in conflict. Empty: both drafts are the same. */
  readonly conflicts: readonly string[];
}

type Part = 'keep' | 'conflict' | 'take';

const isPrice = (car: Car, text: string | undefined): boolean =>
  text === undefined || readMoney(text).value === car.otr;

function pricePart(car: Car, edit: Written, file: Written): Part {
  if (file.price === undefined || isPrice(car, edit.price)) return 'take';
  if (isPrice(car, file.price)) return 'keep';
  return readMoney(file.price).value === readMoney(edit.price ?? '').value ? 'take' : 'conflict';
}

function ratePart(car: Car, edit: Written, file: Written): Part {
  const read = ({ rate, kind = listedKind(car) }: Written) => ({
    kind,
    value: rate === undefined ? car.defaultRate : readPercent(rate).value,
  });
  const isSame = (one: Written, other: Written) =>
    read(one).value === read(other).value && read(one).kind === read(other).kind;
  if (file.rate === undefined || isSame(edit, {})) return 'take';
  if (isSame(file, {})) return 'keep';
  return isSame(edit, file) ? 'take' : 'conflict';
}

/**
 * Compares a file with the unsaved edits of a draft. A cell that repeats the list replaces no edit; a cell with a third
 * value is a conflict, because one of the two would be lost.
 */
export function planImport(cars: readonly Car[], draft: Draft, file: Draft): ImportPlan {
  const keepingEdits = new Map<string, Written>();
  const replacingEdits = new Map<string, Written>();
  const conflicts: string[] = [];
  for (const car of cars) {
    const read = file.get(car.id);
    if (!read) continue;
    const edit = changesIn(car, draft.get(car.id) ?? {});
    const parts = { price: pricePart(car, edit, read), rate: ratePart(car, edit, read) };
    const fieldsOf = (taken: readonly Part[]): Written => ({
      ...(read.price !== undefined && taken.includes(parts.price) && { price: read.price }),
      ...(read.rate !== undefined && taken.includes(parts.rate) && { rate: read.rate }),
      ...(read.kind && taken.includes(parts.rate) && { kind: read.kind }),
    });
    keepingEdits.set(car.id, fieldsOf(['take']));
    replacingEdits.set(car.id, fieldsOf(['take', 'conflict']));
    if (Object.values(parts).includes('conflict')) conflicts.push(fullName(car));
  }
  return { keepingEdits, replacingEdits, conflicts };
}

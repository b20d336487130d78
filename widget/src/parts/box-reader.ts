import { formatRM, type Rate, rateBox } from '@loan-kereta/sdk/loan';
import { type Reading, readDeposit, readRate, toAscii } from '@loan-kereta/sdk/reading';
import type { Calculator } from '../calculator/store.ts';
import { type BoxState, caretBehind, insertedIn, regrouped, sameEnd } from './box-edit.ts';
import type { BoxField } from './use-box.ts';

/** A box, and where its value goes. */
interface Box {
  readonly box: HTMLInputElement;
  readonly field: BoxField;
  readonly calculator: Calculator;
  /** Shows a text in place of the field's value; undefined shows the value again. */
  readonly show: (text: string | undefined) => void;
}

/** A text that is not read, as `BoxFault` shows it. */
export interface FaultDetail {
  readonly box: HTMLInputElement;
  readonly field: BoxField;
  readonly text: string;
  readonly reading: Reading;
}

/** The event by which a box has its fault shown. */
export const faultEvent = 'lk-fault';

/** What a box stands for: a deposit in RM, or a touched rate. */
type Value = number | Rate | undefined;

/** A visit to a box, from its first change until it is left. */
interface Visit {
  /** The newest props of the box. */
  box: Box;
  /** The value that comes back where a text cannot be read. */
  readonly old: Value;
  /** The text before a composition, which changes it several times. */
  composed?: string | undefined;
  readonly past: string[];
  readonly future: string[];
  /** A text that cannot be read yet. */
  fault?: Pick<FaultDetail, 'text' | 'reading'> | undefined;
}

const visits = new WeakMap<HTMLInputElement, Visit>();

const currentValue = ({ field, calculator }: Box): Value => {
  const { deposit, touchedRate } = calculator.getState();
  return field === 'deposit' ? deposit : touchedRate;
};

const setValue = ({ field, calculator }: Box, value: Value): void => {
  const { kind } = calculator.getState().rate;
  const isNumber = typeof value === 'number';
  if (field === 'rate') calculator.setRate(isNumber ? { value, kind } : value);
  else calculator.setDeposit(isNumber ? value : 0);
};

const depositText = ({ calculator }: Box): string => formatRM(calculator.getState().deposit).slice(2);

const isFocused = (box: HTMLInputElement): boolean =>
  (box.getRootNode() as Document | ShadowRoot).activeElement === box;

const tellFault = ({ box, field }: Box, fault: Visit['fault']): void => {
  if (!fault || fault.reading.fault === 'empty') return;
  const detail: FaultDetail = { box, field, ...fault };
  box.dispatchEvent(new CustomEvent(faultEvent, { bubbles: true, detail }));
};

/** Puts a text and a caret into the box of a deposit, whose value was set before. */
function put(props: Box, { text, caret }: BoxState): void {
  const { box, show } = props;
  // A text that is not the value's own, such as `000` while its first digit is typed anew, stands until the box is left.
  show(isFocused(box) && text !== depositText(props) ? text : undefined);
  if (box.value !== text) box.value = text;
  if (isFocused(box)) box.setSelectionRange(caret, caret);
}

function read({ field, calculator }: Box, text: string): Reading {
  if (field === 'deposit')
    return text.trim() === '' ? { value: 0 } : readDeposit(text, calculator.getState().otr);
  const { value, ...rest } = readRate(text);
  return { value: Math.min(value, rateBox.max), ...rest };
}

/** Takes a text whose meaning is in its separators, signs or words. @param isWhole whether it came at once */
function takeText(visit: Visit, text: string, isWhole: boolean): void {
  const { box } = visit;
  const reading = read(box, text);
  setValue(box, reading.fault ? visit.old : reading.value);
  visit.fault = reading.fault && { text, reading };
  const shown = depositText(box);
  // A comma that was just typed may still become a decimal mark.
  const isPlain = !reading.fault && (/^\d+$/.test(text) || text === shown);
  if (box.field === 'deposit' && (isWhole || isPlain || text === '')) {
    const digits = toAscii(text.slice(0, box.box.selectionEnd ?? 0)).replace(/\D/g, '').length;
    put(box, { text: shown, caret: isPlain ? caretBehind(shown, digits) : shown.length });
  } else if (isWhole && reading.fault) box.show(undefined);
  else box.show(isFocused(box.box) ? text : undefined);
  if (isWhole || !isFocused(box.box)) tellFault(box, visit.fault);
}

/** Goes a step back or forth, as the browser forgets its own steps when a box is formatted. */
function step(visit: Visit, from: string[], to: string[]): void {
  const { box } = visit.box;
  const text = from.pop();
  if (text === undefined) return;
  to.push(box.value);
  const end = sameEnd(text, box.value);
  box.value = text;
  takeText(visit, text, false);
  const caret = box.value.length - end;
  box.setSelectionRange(caret, caret);
}

const undo = (visit: Visit) => step(visit, visit.past, visit.future);
const redo = (visit: Visit) => step(visit, visit.future, visit.past);

/** Begins a visit with what is heard until the box is left. */
function visitOf(box: Box): Visit {
  const known = visits.get(box.box);
  if (known) {
    known.box = box;
    return known;
  }
  const visit: Visit = { box, old: currentValue(box), past: [], future: [] };
  const onKey = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !/^[zy]$/.test(key)) return;
    event.preventDefault();
    (key === 'y' || event.shiftKey ? redo : undo)(visit);
  };
  const onBefore = (event: InputEvent) => {
    if (!event.inputType.startsWith('history')) return;
    event.preventDefault();
    (event.inputType === 'historyRedo' ? redo : undo)(visit);
  };
  const onComposed = () => {
    const before = visit.composed;
    visit.composed = undefined;
    const text = box.box.value;
    if (before !== undefined) take(visit, { before, text, inserted: insertedIn(before, text) });
  };
  const onBlur = () => {
    visits.delete(box.box);
    for (const end of ends) end();
    visit.box.show(undefined);
    tellFault(visit.box, visit.fault);
  };
  const hear = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => {
    box.box.addEventListener(name, listener);
    return () => box.box.removeEventListener(name, listener);
  };
  const ends = [
    hear('keydown', onKey),
    hear('beforeinput', onBefore),
    hear('compositionend', onComposed),
    hear('blur', onBlur),
  ];
  if (isFocused(box.box)) visits.set(box.box, visit);
  else for (const end of ends) end();
  return visit;
}

interface Change {
  readonly before: string;
  readonly text: string;
  /** What came in; undefined where the browser does not say, or where it replaced the text. */
  readonly inserted: string | undefined;
  readonly isForward?: boolean;
}

function take(visit: Visit, { before, text, inserted, isForward = false }: Change): void {
  const { box } = visit;
  visit.past.push(before);
  visit.future.length = 0;
  const caret = box.box.selectionEnd ?? text.length;
  const change =
    box.field === 'deposit' && inserted !== undefined
      ? regrouped({ before, text, caret, inserted, isForward })
      : undefined;
  if (!change) {
    takeText(visit, text, inserted === undefined || [...inserted].length > 1);
    return;
  }
  visit.fault = undefined;
  const value = Number(change.text.replace(/,/g, ''));
  const { otr } = box.calculator.getState();
  setValue(box, Math.min(value, otr));
  put(box, value > otr ? { ...change, text: depositText(box) } : change);
}

/**
 * Reads what was typed into a box. Digits are grouped as they come; a text with other characters stands as it is typed
 * and counts as soon as it can be read. One that cannot be read leaves the value that stood there before.
 * @param before the text that stood in the box
 * @param event of the browser; a script may send one without any detail
 */
export function takeTyped(
  input: HTMLInputElement,
  field: BoxField,
  { calculator }: Pick<Box, 'calculator'>,
  show: Box['show'],
  before: string,
  text: string,
  event: object,
): void {
  const { inputType = '', data, isComposing } = event as Partial<InputEvent>;
  const box: Box = { box: input, field, calculator, show };
  const visit = visitOf(box);
  if (isComposing || input.value !== text) {
    // A keyboard that composes, and keys that came before this module, would lose their place in a text that changes.
    visit.composed ??= before;
    const change = {
      before: visit.composed,
      text,
      caret: text.length,
      inserted: insertedIn(visit.composed, text),
    };
    const digits = box.field === 'deposit' ? regrouped(change)?.text : undefined;
    const reading = read(box, digits ?? text);
    setValue(box, reading.fault ? visit.old : reading.value);
    return;
  }
  const from = visit.composed;
  visit.composed = undefined;
  const known = inputType.startsWith('delete') ? '' : (data ?? undefined);
  const inserted = from === undefined ? known : insertedIn(from, text);
  take(visit, { before: from ?? before, text, inserted, isForward: inputType.endsWith('Forward') });
}

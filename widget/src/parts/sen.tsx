import { useState } from 'react';
import { Hears } from './hears.tsx';

/** Where a box's caret is, and what stands there. */
const stateOf = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  [value, selectionStart, selectionEnd].join();

const events = ['beforeinput'];

function passingOver() {
  /** What the box stood at when the point was typed. */
  let point: string | undefined;
  return (event: Event) => {
    const box = event.target;
    if (!(event instanceof InputEvent && box instanceof HTMLInputElement)) return;
    if (!box.matches('[part=deposit] [inputmode]')) return;
    const { data, inputType } = event;
    const isTyped = inputType === 'insertText';
    const begins = isTyped && data === '.' && box.selectionStart === box.value.length && box.value !== '';
    const goesOn = isTyped && /^\d$/.test(data ?? '') && point === stateOf(box);
    if (begins || goesOn) event.preventDefault();
    else point = undefined;
    if (begins) point = stateOf(box);
    // The comma is put back at once: what is to be taken away is the digit before it.
    const at = box.selectionStart ?? 0;
    if (inputType === 'deleteContentBackward' && at === box.selectionEnd && box.value[at - 1] === ',')
      box.setSelectionRange(at - 1, at - 1);
  };
}

/**
 * Has every box of a deposit pass over the sen that are typed: `5000.50` is 5,000, as it is when it is pasted. They begin
 * with a point behind the last digit, and end with any other key than a digit, or where the caret is moved. A comma of
 * thousands is passed over, too, by whoever goes back.
 */
export function Sen() {
  const [passOver] = useState(passingOver);
  return <Hears events={events} hear={passOver} />;
}

import { useEffect, useRef } from 'react';

/** Where a box's caret is, and what stands there. */
const stateOf = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  [value, selectionStart, selectionEnd].join();

/**
 * Has every box of a deposit pass over the sen that are typed: `5000.50` is 5,000, as it is when it is pasted. They begin
 * with a point behind the last digit, and end with any other key than a digit, or where the caret is moved.
 */
export function Sen() {
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const root = anchor.current?.getRootNode();
    /** What the box stood at when the point was typed. */
    let point: string | undefined;
    const passOver = (event: Event) => {
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
    };
    root?.addEventListener('beforeinput', passOver);
    return () => root?.removeEventListener('beforeinput', passOver);
  }, []);
  return <span ref={anchor} hidden />;
}

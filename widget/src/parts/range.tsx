import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';

interface RangeProps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly label?: string | undefined;
  readonly valueText: string;
  readonly ref?: ((slider: Element | null) => void) | undefined;
  readonly onSlide: (value: number) => void;
  /** Before the browser's own answer to a key. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** A finger or pen on a slider while it may still become a scroll of the page. */
interface Touch {
  /** Where it began, in px of the window. */
  readonly x: number;
  readonly y: number;
  /** It has gone up or down: the rest of it changes no value. */
  scrolls?: boolean;
  /** The value that the browser gave the slider since. */
  reached?: number;
}

/** Pixels after which a touch is a drag or a scroll, by its direction; before, it may be a tap. */
const tapWithin = 8;

/**
 * A native slider that tells its stylesheet how far it stands, for a filled track. Browsers move the thumb as soon as a
 * finger is down, so a scroll that begins on the slider would change its value: a touch counts once it goes to the side or
 * is lifted where it began.
 */
export function Range({ label, valueText, onSlide, ...rest }: RangeProps) {
  const { min, max, value } = rest;
  const touch = useRef<Touch | null>(null);
  const accept = () => {
    const { reached, scrolls } = touch.current ?? {};
    touch.current = null;
    if (reached !== undefined && !scrolls) onSlide(reached);
  };
  const at = ((value - min) / (max - min)) * 100;
  return (
    <input
      type="range"
      className="lk-range"
      style={{ '--at': `${at}%` } as CSSProperties}
      {...rest}
      aria-label={label}
      aria-valuetext={valueText}
      onPointerDown={({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
        touch.current = pointerType === 'mouse' ? null : { x, y };
      }}
      onPointerMove={({ clientX, clientY }: PointerEvent) => {
        const began = touch.current;
        if (!began || began.scrolls) return;
        if (Math.abs(clientY - began.y) > tapWithin) began.scrolls = true;
        else if (Math.abs(clientX - began.x) > tapWithin) accept();
      }}
      onPointerUp={accept}
      onPointerCancel={() => {
        touch.current = null;
      }}
      onInput={({ currentTarget }) => {
        if (!touch.current) return onSlide(Number(currentTarget.value));
        touch.current.reached = Number(currentTarget.value);
        currentTarget.value = `${value}`;
      }}
    />
  );
}

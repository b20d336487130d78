import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';

/** How far the handle is pulled, in px, before it counts as a pull and not as a tap. */
const slack = 8;

interface SheetProps {
  /** What the handle says. */
  readonly label: ReactNode;
  /** Stays in sight, open or closed. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** A sheet at the bottom edge: the handle opens it by a tap or a key, or is pulled by finger. */
export function Sheet({ label, footer, children }: SheetProps) {
  const [open, setOpen] = useState(false);
  const [pull, setPull] = useState(0);
  const start = useRef<number | undefined>(undefined);
  const pulled = useRef(false);

  const grab = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = event.clientY;
    pulled.current = false;
  };
  const follow = (event: PointerEvent) => {
    if (start.current === undefined) return;
    const up = start.current - event.clientY;
    if (Math.abs(up) > slack) pulled.current = true;
    setPull(up);
  };
  const release = () => {
    start.current = undefined;
    if (pulled.current) setOpen(pull > 0);
    setPull(0);
  };
  return (
    <div
      className={`sheet ${open ? 'open' : ''} ${pull ? 'pulled' : ''}`}
      style={{ '--pull': `${pull}px` } as CSSProperties}
    >
      <button
        type="button"
        className="handle"
        aria-expanded={open}
        onPointerDown={grab}
        onPointerMove={follow}
        onPointerUp={release}
        onPointerCancel={release}
        // A pull ends in a click too.
        onClick={() => pulled.current || setOpen(!open)}
        onKeyDown={() => {
          pulled.current = false;
        }}
      >
        {label}
      </button>
      <div className="body">{children}</div>
      {footer}
    </div>
  );
}

import { useEffect, useRef } from 'react';

interface HearsProps {
  readonly events: readonly string[];
  /** The same function as long as it stands there. */
  readonly hear: (event: Event) => void;
  /** Whether it hears before the element itself does. */
  readonly capture?: boolean;
}

/** Hears what happens anywhere in the calculator that it stands in, before the page does. */
export function Hears({ events, hear, capture }: HearsProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const root = anchor.current?.getRootNode();
    for (const name of events) root?.addEventListener(name, hear, capture);
    return () => {
      for (const name of events) root?.removeEventListener(name, hear, capture);
    };
  }, [events, hear, capture]);
  return <span ref={anchor} hidden />;
}

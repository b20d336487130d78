import { useEffect, useState } from 'react';

/** How long the text must stand still before it is read out, in ms. */
const announceAfter = 700;

/** Reads a changed text out to a screen reader, once it has stood still; silent about the first. */
export function Announcer({ text }: { readonly text: string }) {
  const [said, say] = useState(text);
  useEffect(() => {
    const timer = setTimeout(say, announceAfter, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="lk-sr" aria-live="polite">
      {said}
    </p>
  );
}

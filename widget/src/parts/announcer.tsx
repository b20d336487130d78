import { formatRM } from '@loan-kereta/sdk/loan';
import { useEffect, useState } from 'react';
import { useWidget } from './context.tsx';
import { useWarnings } from './warnings.ts';

/** How long the figure must stand still before it is read out, in ms. */
const announceAfter = 700;

/** Reads a changed instalment out to a screen reader, once it has stood still; silent about the first. */
export function Announcer() {
  const { words, loan } = useWidget();
  const text = loan ? `${words.instalment} ${formatRM(loan.instalment)}` : '';
  const within = useWarnings();
  const [said, say] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => say(text), announceAfter);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p ref={within} className="lk-sr" aria-live="polite">
      {said}
    </p>
  );
}

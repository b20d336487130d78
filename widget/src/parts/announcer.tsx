import { formatRM } from '@loan-kereta/sdk/loan';
import { useEffect, useState } from 'react';
import { pause } from '../ui/pause.ts';
import { useWidget } from './context.tsx';
import { useName } from './name.ts';
import { useWarnings } from './warnings.ts';

/** How long the figure must stand still before it is read out, in ms. */
const announceAfter = 700;

/** Reads a changed instalment out to a screen reader, once it has stood still; silent about the first. */
export function Announcer() {
  const { words, loan } = useWidget();
  const text = loan ? `${words.instalment} ${formatRM(loan.instalment)}` : '';
  const within = useWarnings();
  useName(within);
  const [said, say] = useState(text);
  useEffect(() => {
    let isStill = true;
    pause(announceAfter).then(
      () => isStill && say(text),
      () => {},
    );
    return () => {
      isStill = false;
    };
  }, [text]);
  return (
    <p ref={within} className="lk-sr" aria-live="polite">
      {said}
    </p>
  );
}

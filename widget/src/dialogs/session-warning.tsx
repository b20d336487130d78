import { type CSSProperties, useEffect, useState } from 'react';
import { adopting } from '../ui/adopt.ts';
import { DialogFrame } from '../ui/dialog.tsx';
import { useAdvisorWords } from '../ui/use-advisor-words.ts';
import css from './session-warning.css?inline';

const adopt = adopting(css);

interface SessionWarningProps {
  /** When the session ends, in ms since 1970. */
  readonly endsAt: number;
  readonly onExtend: () => void;
  readonly onLogout: () => void;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const secondsTo = (endsAt: number) => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));

/** Counts down to the end of an idle session. Escape and the cross mean to stay; at zero it logs out. */
export default function SessionWarning({ endsAt, onExtend, onLogout }: SessionWarningProps) {
  const say = useAdvisorWords();
  const [left, setLeft] = useState(() => secondsTo(endsAt));
  const [all] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(endsAt)), 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  const over = left === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, even if the page draws this anew with another function
  useEffect(() => {
    if (over) onLogout();
  }, [over]);
  return (
    <DialogFrame
      title={say('sessionTitle')}
      icon="clock"
      onClose={() => !over && onExtend()}
      actions={
        <>
          <button type="button" className="dialog-quiet" onClick={onLogout}>
            {say('logout')}
          </button>
          <button type="button" className="dialog-loud" onClick={onExtend}>
            {say('extend')}
          </button>
        </>
      }
    >
      <p>{say('sessionText')}</p>
      <p
        ref={adopt}
        className="dialog-countdown"
        role="timer"
        style={{ '--left': all && left / all } as CSSProperties}
      >
        {clock(left)}
      </p>
    </DialogFrame>
  );
}

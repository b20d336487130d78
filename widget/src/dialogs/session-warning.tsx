import { advisorWords } from '@loan-kereta/sdk/wording/advisor';
import { useEffect, useState } from 'react';
import { useWords } from '../parts/use-words.ts';
import { DialogFrame } from './dialog.tsx';

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
  const say = useWords(advisorWords);
  const [left, setLeft] = useState(() => secondsTo(endsAt));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(endsAt)), 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  useEffect(() => {
    if (left === 0) onLogout();
  }, [left, onLogout]);
  return (
    <DialogFrame title={say('sessionTitle')} onClose={() => left > 0 && onExtend()}>
      <p>
        {say('sessionText')} <strong className="countdown">{clock(left)}</strong>
      </p>
      <footer className="dialog-actions">
        <button type="button" className="quiet" onClick={onLogout}>
          {say('logout')}
        </button>
        <button type="button" className="loud" onClick={onExtend}>
          {say('extend')}
        </button>
      </footer>
    </DialogFrame>
  );
}

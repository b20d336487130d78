import { sessionLimits } from '@loan-kereta/sdk/rules';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '../../language/dictionary.ts';
import { SessionWarning } from '../../session/session-watch.tsx';
import { Alert, Said } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/card.tsx';
import { Entry } from '../../ui/entry.tsx';
import { autologoutWords } from './words.ts';

/** Shows how long a session holds, and the warning before it ends, without a session. */
export function Component() {
  const text = useWords(autologoutWords);
  const kind = useLocation().pathname.endsWith('/admin') ? 'admin' : 'user';
  const limits = sessionLimits[kind];
  const [endsAt, setEndsAt] = useState<number>();
  const [outcome, setOutcome] = useState<'extended' | 'signedOut'>();
  const end = (how: 'extended' | 'signedOut') => {
    setEndsAt(undefined);
    setOutcome(how);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a warning that goes on runs out once
  useEffect(() => {
    if (endsAt === undefined) return;
    const timer = setTimeout(end, endsAt - Date.now(), 'signedOut');
    return () => clearTimeout(timer);
  }, [endsAt]);
  const row = (name: 'idle' | 'absolute' | 'warning') =>
    [
      text[name],
      <span key={name}>
        <small>{text.milliseconds(limits[name])}</small> {text.minutes(limits[name] / 60_000)}
      </span>,
    ] as const;
  return (
    <Entry title={text.title} lead={text.lead[kind]}>
      <Facts rows={[row('idle'), row('absolute'), row('warning')]} />
      <Button look="primary" size="large" wide onClick={() => setEndsAt(Date.now() + limits.warning)}>
        {text.show}
      </Button>
      <Said>{outcome && <Alert kind="info">{text[outcome]}</Alert>}</Said>
      {endsAt !== undefined && (
        <SessionWarning
          endsAt={endsAt}
          onExtend={() => end('extended')}
          onClose={() => end('extended')}
          onSignOut={async () => end('signedOut')}
        />
      )}
    </Entry>
  );
}

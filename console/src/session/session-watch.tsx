import { planNames } from '@loan-kereta/sdk/plans';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { isReachable } from '../browser/reachable.ts';
import { useWords } from '../language/dictionary.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.ts';
import { useSecondsUntil } from '../ui/use-seconds-until.ts';
import { adminRanOut, checkAdmin, signAdminOut, useAdmin } from './admin.ts';
import { checkSession, ranOut, signOut, useSession } from './advisor.ts';
import type { UserType } from './channel.ts';
import type { SessionPhase } from './phase.ts';
import { followAccess } from './poll.ts';
import styles from './session-watch.module.css';
import { type SessionWatcher, watchSession } from './watch.ts';
import { sessionWords } from './words.ts';

const sessions = {
  user: { check: checkSession, ranOut, signOut },
  admin: { check: checkAdmin, ranOut: adminRanOut, signOut: signAdminOut },
} as const;

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** How long there is left, as minutes and seconds, in a ring that empties. */
function Countdown({ endsAt }: { readonly endsAt: number }) {
  const left = useSecondsUntil(endsAt);
  const [all] = useState(left);
  const ring = 2 * Math.PI * 45;
  return (
    <p className={styles.countdown} role="timer">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="45" />
        <circle cx="50" cy="50" r="45" strokeDasharray={ring} strokeDashoffset={ring * (1 - left / all)} />
      </svg>
      {clock(left)}
    </p>
  );
}

interface WarningProps {
  readonly endsAt: number;
  /** Absent where the session has lasted as long as any may. */
  readonly onExtend: (() => void) | undefined;
  readonly onClose: () => void;
  /** @throws when nobody could be signed out */
  readonly onSignOut: () => Promise<void>;
}

/** Says that the session is about to end, and counts down. Escape means to stay. */
export function SessionWarning({ endsAt, onExtend, onClose, onSignOut }: WarningProps) {
  const text = useWords(sessionWords);
  const { title, idle, absolute, extend, extendLanguage, understood } = text.warning;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const stay = onExtend ?? onClose;
  const [leaving, setLeaving] = useState<'on-its-way' | 'failed'>();
  const leave = () => {
    setLeaving('on-its-way');
    onSignOut().catch(() => setLeaving('failed'));
  };
  // In the browser's top layer, as a dialog of the calculator may be open there, which nothing else lies over.
  const primary = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    primary.current?.focus();
    // A dialog that is only taken away gives the focus back to nobody.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.warning}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={event => {
        event.preventDefault();
        stay();
      }}
    >
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      <p className={styles.text} id={`${id}-text`}>
        {onExtend ? idle : absolute}
      </p>
      <Countdown key={endsAt} endsAt={endsAt} />
      {/* A message of the page would lie under this, where nobody hears it. */}
      {leaving === 'failed' && <Alert kind="bad">{text.signOutFailed}</Alert>}
      <DialogActions>
        <Button busy={leaving === 'on-its-way'} onClick={leave}>
          {text.signOut}
        </Button>
        <Button look="primary" ref={primary} onClick={stay}>
          {onExtend ? <span lang={extendLanguage}>{extend}</span> : understood}
        </Button>
      </DialogActions>
    </dialog>
  );
}

/** Holds a session to its limits: warns before it runs out, and signs out when it has. */
function Watch({ kind }: { readonly kind: UserType }) {
  const text = useWords(sessionWords);
  const [phase, setPhase] = useState<SessionPhase>({ name: 'running' });
  const [readAt, setReadAt] = useState(0);
  const watcher = useRef<SessionWatcher>(undefined);
  useEffect(() => {
    const { check, ranOut } = sessions[kind];
    let isEnding = false;
    const end = async () => {
      if (isEnding) return;
      isEnding = true;
      // Nobody signs in again where there is no network, and the calculator goes on with what is here: it ends once there is.
      if (kind === 'admin' || (navigator.onLine && (await isReachable()))) await ranOut();
      isEnding = false;
    };
    const looked = (seen: SessionPhase) => {
      setPhase(before => (JSON.stringify(before) === JSON.stringify(seen) ? before : seen));
      if (seen.name === 'over') void end();
    };
    watcher.current = watchSession(kind, { looked, tellServer: check });
    return () => watcher.current?.stop();
  }, [kind]);

  if (phase.name !== 'warning' || phase.endsAt === readAt) return null;
  const extend = () => void watcher.current?.extend().catch(() => toast.bad(text.extendFailed));
  return (
    <SessionWarning
      endsAt={phase.endsAt}
      onExtend={phase.mayExtend ? extend : undefined}
      onClose={() => setReadAt(phase.endsAt)}
      onSignOut={sessions[kind].signOut}
    />
  );
}

/** Follows what the account may use, and says so when that changes. */
function Plan() {
  const text = useWords(sessionWords);
  useEffect(followAccess, []);
  useEffect(
    () =>
      useSession.subscribe(({ user, access }, before) => {
        const isOther = user?.id !== before.user?.id || access.plan === before.access.plan;
        if (isOther || !before.confirmed || !access.plan) return;
        toast.good(text.planIs(planNames[access.plan]));
      }),
    [text],
  );
  return null;
}

/** Looks after whoever is signed in. @param kind whose session the page is of */
export function SessionWatch({ kind }: { readonly kind: UserType }) {
  const isAdvisor = useSession(state => state.status === 'signed-in');
  const isAdmin = useAdmin(state => state.status === 'signed-in');
  return (
    <>
      {(kind === 'admin' ? isAdmin : isAdvisor) && <Watch key={kind} kind={kind} />}
      {isAdvisor && <Plan />}
    </>
  );
}

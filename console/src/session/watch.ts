import type { UserType } from './channel.ts';
import { phaseAt, type SessionPhase } from './phase.ts';
import { noteActive, readTimes } from './times.ts';

/** What counts as somebody being there. */
const activities = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart', 'click', 'focus'] as const;

/** How often the clock is looked at, and how often at most what is done is written down, in ms. */
const tick = 1000;
/** How often at most the server is told that somebody is there, in ms: by its own clock it ends a session, too. */
const telling = 60_000;

interface Watcher {
  /** Told whenever the clock was looked at. */
  readonly looked: (phase: SessionPhase) => void;
  /** Tells the server that the session is in use. @throws when it cannot be told, which is tried again with what is done later */
  readonly tellServer: () => Promise<unknown>;
}

export interface SessionWatcher {
  /** Goes on with the session, as the person has said. @throws when the server could not be told */
  readonly extend: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Follows the limits of a session by the clock. What the person does puts the idle limit off, in every tab; not once
 * the warning stands, which is answered by a button, and not after the end, which a sleeping laptop wakes up to.
 */
export function watchSession(kind: UserType, { looked, tellServer }: Watcher): SessionWatcher {
  let told = Date.now();
  const phase = (now: number) => phaseAt(now, kind, readTimes(kind, now));
  let due: ReturnType<typeof setTimeout> | undefined;
  const tell = async () => {
    clearTimeout(due);
    due = undefined;
    told = Date.now();
    await tellServer();
  };
  const use = async (now: number) => {
    noteActive(kind, now);
    // Not longer, where the clock has been set back.
    const wait = Math.min(told + telling - now, telling);
    if (wait <= 0) return tell();
    // The server hears of the last thing that is done, too: its end of the session is never before this one's.
    due ??= setTimeout(() => tell().catch(() => {}), wait);
  };
  const look = () => looked(phase(Date.now()));
  const noteActivity = () => {
    const now = Date.now();
    if (phase(now).name !== 'running') return look();
    if (now - readTimes(kind, now).active >= tick) use(now).catch(() => {});
  };
  const timer = setInterval(look, tick);
  const options = { capture: true, passive: true };
  for (const name of activities) window.addEventListener(name, noteActivity, options);
  document.addEventListener('visibilitychange', look);
  look();
  return {
    extend() {
      told = 0;
      const extended = use(Date.now());
      look();
      return extended;
    },
    stop() {
      clearInterval(timer);
      clearTimeout(due);
      for (const name of activities) window.removeEventListener(name, noteActivity, options);
      document.removeEventListener('visibilitychange', look);
    },
  };
}

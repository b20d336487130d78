import { isPaletteName, type PaletteName } from '@loan-kereta/sdk/plans';
import { tabStorage } from '../../browser/storage.ts';
import { useOnScreen } from './live/on-screen.ts';

/** A theme and a palette that an advisor tries during a live; they are not saved to the profile. */
export interface LiveLook {
  readonly theme?: string;
  readonly palette?: PaletteName;
}

const key = 'lk.live-look.v1';
/** Pause between two checks whether a live is still on, in ms. */
const checkMilliseconds = 1000;

/** The look that an account tries in this tab; empty without one. */
export function readLiveLook(userId: number): LiveLook {
  const kept = tabStorage.readRecord(key);
  if (kept?.userId !== userId) return {};
  const { theme, palette } = kept;
  return {
    ...(typeof theme === 'string' && { theme }),
    ...(typeof palette === 'string' && isPaletteName(palette) && { palette }),
  };
}

/** Stores a tried look, so that a reload during the live goes on with it. */
export function keepLiveLook(userId: number, look: LiveLook): void {
  const kept = { ...readLiveLook(userId), ...look };
  tabStorage.write(key, JSON.stringify({ userId, ...kept }));
  useOnScreen.setState({ palette: kept.palette });
}

export function forgetLiveLook(): void {
  tabStorage.remove(key);
  useOnScreen.setState({ palette: undefined });
}

/** Calls back once a live has ended. Polls, because the end may come from a dialog, another tab or the server. @returns stops it */
export function onceEnded(isLive: () => boolean, ended: () => void): () => void {
  const timer = setInterval(() => {
    if (isLive()) return;
    clearInterval(timer);
    ended();
  }, checkMilliseconds);
  return () => clearInterval(timer);
}

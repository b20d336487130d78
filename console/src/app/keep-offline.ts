import { Workbox } from 'workbox-window';
import { useLanguage } from '../language/language.ts';
import { isSteering } from '../site/app/live/steered.ts';
import { toast } from '../ui/toast.ts';
import { frameWords } from './frames/words.ts';

/** How long is waited before anything is kept, in ms: by then what the page shows has come, with which it would share a slow connection. */
const settled = 4000;

/** Whether buyers see this page on a live stream. */
const isLive = () => {
  const query = new URLSearchParams(window.location.search);
  return query.has('presenter') || query.has('tiktok');
};

/**
 * Has the browser keep what the advisor's pages need, so that they start without a network. A new version is offered,
 * though not on a live stream, and taken when the person says so; another tab goes on with what it has.
 */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', async () => {
    if (isLive() || isSteering()) return;
    let isAsked = false;
    let isTaken = false;
    // Also by another tab that has the same offer: this one then has only to be loaded anew.
    worker.addEventListener('controlling', () => {
      isTaken = true;
      if (isAsked) window.location.reload();
    });
    const { newVersion, takeVersion } = await frameWords.read(useLanguage.getState().language);
    const take = () => {
      if (isTaken) return window.location.reload();
      isAsked = true;
      worker.messageSkipWaiting();
    };
    toast.good(newVersion, { action: { text: takeVersion, onPress: take }, stays: true });
  });
  await new Promise(resolve => setTimeout(resolve, settled));
  // Where the browser keeps nothing, the calculator works with a network only.
  await worker.register({ immediate: true }).catch(() => {});
}

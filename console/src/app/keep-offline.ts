import { Workbox } from 'workbox-window';
import { useLanguage } from '../language/language.ts';
import { answerOtherTabs, checkSteered, isAnyLive, isLive } from '../site/app/live/live-tabs.ts';
import { toast } from '../ui/toast.ts';
import { frameWords } from './frames/words.ts';

/** How long is waited before anything is kept, in ms: by then what the page shows has come, with which it would share a slow connection. */
const settled = 4000;

/** How often is looked whether the stream is over that a new version is not offered on, in ms. */
const lookEvery = 30_000;

/** Offers each new version, and has it taken when the person says so, though neither while a live stream is on. */
function offerVersions(worker: Workbox): void {
  /** Whether a new version is here of which the person has not been told. */
  let isUntold = false;
  let isAsked = false;
  let isTaken = false;
  // Also by another tab that has the same offer: this one then has only to be loaded anew.
  worker.addEventListener('controlling', () => {
    isTaken = true;
    if (isAsked) window.location.reload();
  });
  const look = async () => {
    if (!isUntold) return;
    await checkSteered();
    const { newVersion, takeVersion, notOnStream } = await frameWords.read(useLanguage.getState().language);
    if (!isUntold || isLive()) return;
    isUntold = false;
    const take = async () => {
      if (isTaken) return window.location.reload();
      if (await isAnyLive()) return toast.bad(notOnStream, offer);
      // Another tab may have taken it while this one asked.
      if (isTaken) return window.location.reload();
      isAsked = true;
      worker.messageSkipWaiting();
    };
    const offer = {
      action: { text: takeVersion, onPress: () => void take() },
      stays: true,
      onCleared: () => {
        isUntold = true;
      },
    };
    toast.good(newVersion, offer);
  };
  // Said once of each version, also while a stream is on.
  worker.addEventListener('waiting', () => {
    isTaken = false;
    isUntold = true;
    void look();
  });
  document.addEventListener('visibilitychange', look);
  setInterval(look, lookEvery);
}

let isBegun = false;

/**
 * Has the browser keep what the advisor's pages need, so that they start without a network. A new version is offered and
 * taken when the person says so, though not while a live stream is on.
 */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isBegun) return;
  isBegun = true;
  answerOtherTabs();
  const worker = new Workbox('/sw.js');
  offerVersions(worker);
  await new Promise(resolve => setTimeout(resolve, settled));
  // Where the browser keeps nothing, the calculator works with a network only.
  await worker.register({ immediate: true }).catch(() => {});
}

import { isRecord } from '@loan-kereta/sdk/rules';
import { Workbox } from 'workbox-window';
import { tabChannel } from '../browser/tab-channel.ts';
import { useLanguage } from '../language/language.ts';
import { useSession } from '../session/advisor.ts';
import { isSteering } from '../site/app/live/steered.ts';
import { toast } from '../ui/toast.ts';
import { frameWords } from './frames/words.ts';

/** How long is waited before anything is kept, in ms: by then what the page shows has come, with which it would share a slow connection. */
const settled = 4000;

/** Whether buyers see this page on a live stream, or another that it steers for who may still do so. */
const isLive = () => {
  const query = new URLSearchParams(window.location.search);
  const { user, access } = useSession.getState();
  const steers = access.features?.presenter_mode !== false && isSteering(user?.id);
  return query.has('presenter') || query.has('tiktok') || steers;
};

interface AboutStream {
  readonly type: 'IS_ANY_LIVE' | 'LIVE';
}

const isAboutStream = (data: unknown): data is AboutStream =>
  isRecord(data) && (data.type === 'IS_ANY_LIVE' || data.type === 'LIVE');

const streams = tabChannel('live_tabs', isAboutStream);

/** How long a tab that is live has to say so, in ms. */
const answerTime = 500;

/** Whether a live stream is on in any tab, from which a new version would take the parts that it has not fetched yet. */
function isAnyLive(): Promise<boolean> {
  if (isLive()) return Promise.resolve(true);
  return new Promise(resolve => {
    const answer = (isOn: boolean) => {
      stop();
      resolve(isOn);
    };
    const stop = streams.hear(({ type }) => type === 'LIVE' && answer(true));
    streams.tell({ type: 'IS_ANY_LIVE' });
    setTimeout(answer, answerTime, false);
  });
}

/**
 * Has the browser keep what the advisor's pages need, so that they start without a network. A new version is offered and
 * taken when the person says so, though not while a live stream is on.
 */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  streams.hear(({ type }) => type === 'IS_ANY_LIVE' && isLive() && streams.tell({ type: 'LIVE' }));
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', async () => {
    if (isLive()) return;
    let isAsked = false;
    let isTaken = false;
    // Also by another tab that has the same offer: this one then has only to be loaded anew.
    worker.addEventListener('controlling', () => {
      isTaken = true;
      if (isAsked) window.location.reload();
    });
    const { newVersion, takeVersion, notOnStream } = await frameWords.read(useLanguage.getState().language);
    const take = async () => {
      if (isTaken) return window.location.reload();
      if (await isAnyLive()) return toast.bad(notOnStream, offer);
      isAsked = true;
      worker.messageSkipWaiting();
    };
    const offer = { action: { text: takeVersion, onPress: () => void take() }, stays: true };
    toast.good(newVersion, offer);
  });
  await new Promise(resolve => setTimeout(resolve, settled));
  // Where the browser keeps nothing, the calculator works with a network only.
  await worker.register({ immediate: true }).catch(() => {});
}

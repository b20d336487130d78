import { Workbox } from 'workbox-window';
import { useLanguage } from '../language/language.ts';
import { toast } from '../ui/toast.ts';
import { frameWords } from './frames/words.ts';

/**
 * Has the browser keep what the calculator needs, so that it starts without a network. A new version is offered, and
 * taken when the person says so: nobody's live stream starts anew by itself.
 */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', async () => {
    const { newVersion, takeVersion } = await frameWords.read(useLanguage.getState().language);
    worker.addEventListener('controlling', () => window.location.reload());
    toast.good(newVersion, { action: { text: takeVersion, onPress: () => worker.messageSkipWaiting() } });
  });
  // Where the browser keeps nothing, the calculator works with a network only.
  await worker.register().catch(() => {});
}

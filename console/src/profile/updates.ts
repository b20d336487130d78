import { isRecord } from '@loan-kereta/sdk/rules';
import { tabChannel } from '../browser/tab-channel.ts';

/** Says that the profile is another now, so that whoever shows it loads it again. */
interface ProfileUpdate {
  readonly type: 'PROFILE_UPDATED';
}

const isUpdate = (data: unknown): data is ProfileUpdate => isRecord(data) && data.type === 'PROFILE_UPDATED';

const channel = tabChannel('profile_updates', isUpdate);
const update: ProfileUpdate = { type: 'PROFILE_UPDATED' };

/** Tells this window, and the other tabs, that the profile was changed. */
export function announceProfile(): void {
  channel.tell(update);
  window.postMessage(update, window.location.origin);
}

/** Calls back when the profile was changed, in this tab or another. @returns stops it */
export function onProfileUpdate(heard: () => void): () => void {
  const listener = ({ data, origin }: MessageEvent<unknown>) => {
    if (origin === window.location.origin && isUpdate(data)) heard();
  };
  window.addEventListener('message', listener);
  const stop = channel.hear(heard);
  return () => {
    window.removeEventListener('message', listener);
    stop();
  };
}

import type { ToastManager } from '@base-ui/react/toast';
import { deferred } from '../browser/deferred.ts';

/** Where messages appear. */
type Shown = Pick<ToastManager, 'add' | 'close'>;

const { promise: shown, resolve: toastsAreShown } = deferred<Shown>();

export { toastsAreShown };

/** How long a message stands that offers something, in ms: as long as it takes to see one's mistake, and to reach for it. */
const offerTime = 12_000;

interface Extras {
  /** A button beside the message, such as one that takes back what was just done. */
  readonly action?: { readonly text: string; readonly onPress: () => void };
  /** Whether it stands until it is closed. */
  readonly stays?: boolean;
  /** Told when `clear` takes it away, which is not the person. */
  readonly onCleared?: () => void;
}

let isClearing = false;

async function add(
  type: 'good' | 'bad',
  message: string,
  { action, stays = false, onCleared }: Extras,
): Promise<void> {
  // Where they appear is fetched after the page itself.
  const manager = await shown;
  const id = manager.add({
    title: message,
    type,
    // What went wrong is read at once and stays until it is closed.
    ...(type === 'bad' && { priority: 'high' }),
    ...(action && {
      ...(type === 'good' && { timeout: offerTime }),
      actionProps: {
        children: action.text,
        onClick: () => {
          manager.close(id);
          action.onPress();
        },
      },
    }),
    ...((type === 'bad' || stays) && { timeout: 0 }),
    ...(onCleared && { onClose: () => isClearing && onCleared() }),
  });
}

/** Says that something went well, or did not, wherever the person is by then. */
export const toast = {
  good: (message: string, extras: Extras = {}): void => void add('good', message, extras),
  bad: (message: string, extras: Extras = {}): void => void add('bad', message, extras),
  /** Takes away all that stands, where it would lie over what comes now. */
  clear: (): void =>
    void shown.then(manager => {
      isClearing = true;
      manager.close();
      isClearing = false;
    }),
};

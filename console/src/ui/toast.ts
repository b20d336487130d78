import type { ToastManager } from '@base-ui/react/toast';
import { deferred } from '../browser/deferred.ts';

/** Where messages appear. */
type Shown = Pick<ToastManager, 'add' | 'close'>;

const { promise: shown, resolve: toastsAreShown } = deferred<Shown>();

export { toastsAreShown };

/** How long a message stands that offers something, in ms: as long as it takes to see one's mistake, and to reach for it. */
const offerTime = 12_000;

/** A link beside a message, which opens in a new tab. */
export interface ToastLink {
  readonly text: string;
  readonly href: string;
}

interface Extras {
  /** A message with the name of one that stands takes its place. */
  readonly id?: string;
  /** A link after the button. */
  readonly data?: { readonly link: ToastLink };
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
  { action, stays = false, onCleared, ...named }: Extras,
): Promise<void> {
  // Where they appear is fetched after the page itself.
  const manager = await shown;
  const id = manager.add({
    title: message,
    type,
    ...named,
    // What went wrong is read at once and stays until it is closed.
    ...(type === 'bad' && { priority: 'high' }),
    ...((action || named.data) && { timeout: offerTime }),
    ...(action && {
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
  /** Takes away the message with a name, where it stands. */
  close: (id: string): void => void shown.then(manager => manager.close(id)),
  /** Takes away all that stands, where it would lie over what comes now. */
  clear: (): void =>
    void shown.then(manager => {
      isClearing = true;
      manager.close();
      isClearing = false;
    }),
};

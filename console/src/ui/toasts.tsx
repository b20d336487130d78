import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type FocusEvent, useEffect, useLayoutEffect } from 'react';
import { useWords } from '../language/dictionary.ts';
import styles from './toast.module.css';
import { type ToastLink, toastsAreShown } from './toast.ts';
import { kitWords } from './words.ts';

function List() {
  const text = useWords(kitWords);
  const { toasts } = Toast.useToastManager<{ readonly link: ToastLink }>();
  // What stays until it is closed lies over a phone's top, where a sheet has its tabs and buttons: those move below it.
  // Elsewhere it lies over the page's foot, which can be scrolled out from under it.
  const { height } = toasts.find(({ timeout }) => timeout === 0) ?? {};
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--toast-room', height === undefined ? '' : `${height}px`);
  }, [height]);
  return toasts.map(each => (
    // What went wrong is read out apart from it. It stays readable where it is all the same: its buttons take the focus.
    <Toast.Root
      key={each.id}
      toast={each}
      className={styles.toast}
      swipeDirection={['up', 'down', 'right']}
      aria-hidden={false}
    >
      <Toast.Content className={styles.content}>
        {each.type === 'bad' ? (
          <CircleAlert className={styles.bad} aria-hidden="true" />
        ) : (
          <CircleCheck className={styles.good} aria-hidden="true" />
        )}
        <Toast.Title className={styles.title} />
        {(each.actionProps || each.data) && (
          <div className={styles.offer}>
            {each.actionProps && <Toast.Action className={styles.action} />}
            {each.data && (
              <a className={styles.action} href={each.data.link.href} target="_blank" rel="noopener">
                {each.data.link.text}
              </a>
            )}
            <kbd>F6</kbd>
          </div>
        )}
        {/* It takes the focus whether or not the toasts are apart, so nobody may be kept from it. */}
        <Toast.Close className={styles.close} aria-label={text.close} aria-hidden={false}>
          <X aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

const manager = Toast.createToastManager();

/** Where F6 leads: to what the newest message offers, and where it offers nothing, to what closes it. */
function enter({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('button, a')?.focus();
}

/** Where toasts appear; once in the page. F6 leads to them. */
export function Toasts() {
  const text = useWords(kitWords);
  useEffect(() => toastsAreShown(manager), []);
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} aria-label={text.notifications} onFocus={enter}>
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

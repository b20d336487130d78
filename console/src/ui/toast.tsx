import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useWords } from '../language/dictionary.ts';
import styles from './toast.module.css';
import { kitWords } from './words.ts';

const manager = Toast.createToastManager();

interface Extras {
  /** A button beside the message, such as one that takes back what was just done. */
  readonly action?: { readonly text: string; readonly onPress: () => void };
}

const add = (type: 'good' | 'bad', message: string, { action }: Extras): void => {
  const id = manager.add({
    title: message,
    type,
    // What went wrong is read at once and stays until it is closed.
    ...(type === 'bad' && { priority: 'high', timeout: 0 }),
    ...(action && {
      actionProps: {
        children: action.text,
        onClick: () => {
          manager.close(id);
          action.onPress();
        },
      },
    }),
  });
};

/** Says that something went well, or did not, wherever the person is by then. */
export const toast = {
  good: (message: string, extras: Extras = {}) => add('good', message, extras),
  bad: (message: string, extras: Extras = {}) => add('bad', message, extras),
};

function List() {
  const text = useWords(kitWords);
  const { toasts } = Toast.useToastManager();
  return toasts.map(each => (
    <Toast.Root key={each.id} toast={each} className={styles.toast} swipeDirection={['down', 'right']}>
      <Toast.Content className={styles.content}>
        {each.type === 'bad' ? (
          <CircleAlert className={styles.bad} aria-hidden="true" />
        ) : (
          <CircleCheck className={styles.good} aria-hidden="true" />
        )}
        <Toast.Title className={styles.title} />
        {each.actionProps && <Toast.Action className={styles.action} />}
        <Toast.Close className={styles.close} aria-label={text.close}>
          <X aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

/** Where toasts appear; once in the page. F6 leads to them. */
export function Toasts() {
  const text = useWords(kitWords);
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} aria-label={text.notifications}>
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useWords } from '../../language/dictionary.ts';
import dialog from '../../ui/dialog.module.css';
import styles from './palette.module.css';
import { frameWords } from './words.ts';

interface PaletteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Escape leads back by this, where there is something to go back to. */
  readonly onBack?: (() => void) | undefined;
  /** It is out of sight. */
  readonly onClosed?: () => void;
  readonly children: ReactNode;
}

/** Lies over the page while somebody looks for a command; what is in it begins anew each time. */
export function PaletteDialog({ open, onClose, onBack, onClosed, children }: PaletteDialogProps) {
  const text = useWords(frameWords);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next, { reason }) => {
        if (next) return;
        if (onBack && reason === 'escape-key') onBack();
        else onClose();
      }}
      onOpenChangeComplete={now => !now && onClosed?.()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.backdrop} />
        <Dialog.Viewport className={`${dialog.viewport} ${styles.viewport}`}>
          <Dialog.Popup className={styles.popup} aria-label={text.commands}>
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

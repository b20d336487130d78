import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useWords } from '../language/dictionary.ts';
import styles from './dialog.module.css';
import { kitWords } from './words.ts';

interface DialogProps {
  readonly open: boolean;
  /** Asked to close: by Escape, the backdrop or the cross. */
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  /** What it is about; its buttons in a `DialogActions`. */
  readonly children?: ReactNode;
  /** From which side it comes: in the middle, the menu at the start, or the details of something at the end. */
  readonly from?: 'middle' | 'start' | 'end';
  /** Given by one that opens from the calculator's bar of tools: it is drawn like the calculator's own beside it. */
  readonly tool?: { readonly icon: ReactNode; readonly colours: CSSProperties };
}

/** A dialog over the page: it holds the focus, gives it back, and closes by Escape. */
export function Dialog({ open, onClose, title, description, children, from = 'middle', tool }: DialogProps) {
  const text = useWords(kitWords);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <BaseDialog.Root open={open} onOpenChange={next => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={`${styles.viewport} ${styles[from]}`}>
          {/* What is read of somebody begins with their name, and not with the button that closes it. */}
          <BaseDialog.Popup
            className={tool ? `${styles.popup} ${styles.tool}` : styles.popup}
            style={tool?.colours}
            initialFocus={from === 'end' ? heading : true}
          >
            <div className={styles.head}>
              {tool && (
                <span className={styles.mark} aria-hidden="true">
                  {tool.icon}
                </span>
              )}
              <BaseDialog.Title ref={heading} className={styles.title} tabIndex={-1}>
                {title}
              </BaseDialog.Title>
              <BaseDialog.Close className={styles.close} aria-label={text.close}>
                <X aria-hidden="true" />
              </BaseDialog.Close>
            </div>
            {description !== undefined && (
              <BaseDialog.Description className={styles.description}>{description}</BaseDialog.Description>
            )}
            {children}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** A dialog's buttons, the one that does it last. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

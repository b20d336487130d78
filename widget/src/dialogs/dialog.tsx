import { advisorWords } from '@loan-kereta/sdk/wording/advisor';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '../advisor/icon.tsx';
import { adopting } from '../parts/adopt.ts';
import { useWords } from '../parts/use-words.ts';
import css from './dialog.css?inline';

const adopt = adopting(css);

interface DialogFrameProps {
  readonly title: string;
  readonly icon: IconName;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** How it goes; read out when it changes. */
  readonly status?: ReactNode;
  /** The buttons, which stay in sight while the rest scrolls. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A modal dialog in the top layer: the browser keeps the focus in it and closes it on Escape, a press beside it closes
 * it too, and the focus goes back to where it was. Its class names are all its own, as the theme's stylesheet is in the
 * same shadow root.
 */
export function DialogFrame({
  title,
  icon,
  onClose,
  wide = false,
  status,
  actions,
  children,
}: DialogFrameProps) {
  const say = useWords(advisorWords);
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    adopt(dialog);
    const root = dialog?.getRootNode();
    const opener = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
    dialog?.showModal();
    // The browser gives the focus back when it closes a dialog, but not when one is taken away open.
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same for the keyboard
    <dialog
      ref={ref}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby="dialog-title"
      onClose={onClose}
      // Selecting a text may begin inside and end beside it, which is no wish to leave.
      onPointerDown={event => {
        pressedBeside.current = event.target === ref.current;
      }}
      onClick={event => event.target === ref.current && pressedBeside.current && ref.current?.close()}
    >
      <header className="dialog-head">
        <span className="dialog-mark">
          <Icon name={icon} />
        </span>
        <h2 id="dialog-title" className="dialog-title">
          {title}
        </h2>
        <button
          type="button"
          className="dialog-close"
          aria-label={say('close')}
          onClick={() => ref.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className="dialog-body">{children}</div>
      <footer className="dialog-foot">
        <p className="dialog-status" role="status">
          {status}
        </p>
        {actions && <div className="dialog-actions">{actions}</div>}
      </footer>
    </dialog>
  );
}

import { advisorWords } from '@loan-kereta/sdk/wording/advisor';
import { type ReactNode, useEffect, useRef } from 'react';
import { adopting } from '../parts/adopt.ts';
import { useWords } from '../parts/use-words.ts';
import css from './dialog.css?inline';

const adopt = adopting(css);

interface DialogFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog in the top layer: the browser keeps the focus in it and closes it on Escape, a press beside it closes
 * it too, and the focus goes back to where it was.
 */
export function DialogFrame({ title, onClose, wide = false, children }: DialogFrameProps) {
  const say = useWords(advisorWords);
  const ref = useRef<HTMLDialogElement>(null);
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
      className={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby="dialog-title"
      onClose={onClose}
      onClick={event => event.target === ref.current && ref.current?.close()}
    >
      <div className="dialog-body">
        <header className="dialog-head">
          <h2 id="dialog-title">{title}</h2>
          <button
            type="button"
            className="dialog-close"
            aria-label={say('close')}
            onClick={() => ref.current?.close()}
          >
            ✕
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { adopting } from './adopt.ts';
import css from './dialog.css?inline';
import { Icon, type IconName } from './icon.tsx';
import { useAdvisorWords } from './use-advisor-words.ts';

const adopt = adopting(css);

/** The code of every key while an input method puts a word together, which Escape gives up. */
const composing = 229;

const focusOn = (button: HTMLButtonElement | null) => button?.focus();

/** What has the focus in the root that a node is in. */
function focusedBeside(node: Node | null): HTMLElement | undefined {
  const root = node?.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  return focused instanceof HTMLElement ? focused : undefined;
}

/** No box to type in: on a phone the keyboard would come up with it. */
const takesFocus = 'button:not(:disabled, [tabindex="-1"])';

/**
 * Gives the focus to what is nearest where what had it is taken away, as a row is with its button: a browser leaves it
 * nowhere, and says nothing.
 * @returns what ends that
 */
function keepFocus(dialog: HTMLDialogElement): () => void {
  let focused: Element | undefined;
  const remember = () => {
    focused = focusedBeside(dialog);
  };
  const observer = new MutationObserver(records => {
    if (focused?.isConnected !== false || focusedBeside(dialog)) return;
    const near = records.flatMap(({ nextSibling, target }) => [nextSibling, target]);
    for (const each of [...near, dialog]) {
      if (!(each instanceof HTMLElement && each.isConnected)) continue;
      const next = each.matches(takesFocus) ? each : each.querySelector<HTMLElement>(takesFocus);
      if (next) return next.focus({ preventScroll: true });
    }
  });
  dialog.addEventListener('focusin', remember);
  observer.observe(dialog, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Scrolls the page until a dialog that comes up from below covers nothing of the car. */
function uncoverCar(dialog: HTMLDialogElement) {
  const isBelow = matchMedia('(width < 560px)').matches;
  const cars = (dialog.getRootNode() as ShadowRoot).querySelectorAll('.lk-car');
  // Beside the car that is chosen there are small ones to choose from.
  const [car] = [...cars].map(each => each.getBoundingClientRect()).sort((a, b) => b.width - a.width);
  const covered = (car?.bottom ?? 0) - (innerHeight - dialog.offsetHeight);
  if (isBelow && covered > 0) scrollBy({ top: covered, behavior: 'instant' });
}

interface DialogFrameProps {
  readonly title: string;
  readonly icon: IconName;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** On a phone only as high as half the screen, under a car that stays in sight. */
  readonly low?: boolean;
  /** What was entered would be lost: leaving by Escape, the cross or a press beside it then asks first, and Escape again stays. */
  readonly unsaved?: boolean;
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
  low = false,
  unsaved = false,
  status,
  actions,
  children,
}: DialogFrameProps) {
  const say = useAdvisorWords();
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const [asking, setAsking] = useState(false);
  const wasFocused = useRef<HTMLElement>(undefined);
  const ask = () => {
    if (!asking) wasFocused.current = focusedBeside(ref.current);
    setAsking(true);
  };
  const stay = () => {
    setAsking(false);
    wasFocused.current?.focus();
  };
  const answer = () => (asking ? stay() : ask());
  const leave = () => (unsaved ? ask() : ref.current?.close());
  useEffect(() => {
    const dialog = ref.current;
    adopt(dialog);
    const opener = focusedBeside(dialog);
    dialog?.showModal();
    if (low && dialog) uncoverCar(dialog);
    const end = dialog && keepFocus(dialog);
    return () => {
      end?.();
      // The browser gives the focus back when it closes a dialog, but not when one is taken away open; until it is gone,
      // nothing beside it can have the focus.
      queueMicrotask(() => opener?.focus());
    };
  }, [low]);
  return (
    <dialog
      ref={ref}
      className={`dialog ${wide ? 'dialog-wide' : ''} ${low ? 'dialog-low' : ''}`}
      aria-labelledby="dialog-title"
      // A browser lets nobody keep it open against a second Escape, so that the first never comes to be one.
      onKeyDown={event => {
        if (!unsaved || event.key !== 'Escape' || event.keyCode === composing || event.defaultPrevented)
          return;
        event.preventDefault();
        answer();
      }}
      onCancel={event => {
        // A file box that is left without a choice says cancel too.
        if (!unsaved || event.target !== ref.current) return;
        event.preventDefault();
        answer();
      }}
      onClose={onClose}
      // Selecting a text may begin inside and end beside it, which is no wish to leave.
      onPointerDown={event => {
        pressedBeside.current = event.target === ref.current;
      }}
      onClick={event => event.target === ref.current && pressedBeside.current && leave()}
    >
      <header className="dialog-head">
        <span className="dialog-mark">
          <Icon name={icon} />
        </span>
        <h2 id="dialog-title" className="dialog-title">
          {title}
        </h2>
        <button type="button" className="dialog-close" aria-label={say('close')} onClick={leave}>
          <Icon name="close" />
        </button>
      </header>
      <div className="dialog-body">{children}</div>
      <footer className="dialog-foot">
        <p className="dialog-status" role="status">
          {asking ? say('unsaved') : status}
        </p>
        {asking ? (
          <div className="dialog-actions">
            <button type="button" className="dialog-quiet" onClick={onClose}>
              {say('discard')}
            </button>
            <button ref={focusOn} type="button" className="dialog-loud" onClick={stay}>
              {say('keepEditing')}
            </button>
          </div>
        ) : (
          actions && <div className="dialog-actions">{actions}</div>
        )}
      </footer>
    </dialog>
  );
}

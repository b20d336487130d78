import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from './advisor.ts';

/**
 * A dialog with a form, which is open again with what was typed for whoever comes back after their session has ended in
 * this tab. Whoever closes it, or leaves its page, gives that up. A form whose saving ends late closes only the dialog
 * that it was sent from, not one that was opened since.
 * @param drafts what was typed, which stands nowhere else, as a browser may be shared; a password has no place in it
 * @param about which of several such dialogs it is
 */
export function useDraftDialog<Values>(drafts: Map<string, Values>, about = 0) {
  const userId = useSession(({ user }) => user?.id);
  const key = `${userId} ${about}`;
  const [draft, setDraft] = useState(() => drafts.get(key));
  const [isOpen, setOpen] = useState(draft !== undefined);
  const [opening, setOpening] = useState(0);
  const latest = useRef(0);
  const giveUp = useCallback(() => void drafts.delete(key), [drafts, key]);
  useEffect(
    () => () => {
      if (useSession.getState().user?.id === userId) giveUp();
    },
    [userId, giveUp],
  );
  return {
    isOpen,
    /** What was typed before the session ended. */
    draft,
    giveUp,
    keep: (values: Values) => void drafts.set(key, values),
    open() {
      latest.current += 1;
      setOpening(latest.current);
      setOpen(true);
    },
    close() {
      if (opening !== latest.current) return;
      giveUp();
      setDraft(undefined);
      setOpen(false);
    },
  };
}

export type DraftDialog<Values> = ReturnType<typeof useDraftDialog<Values>>;

import { useCallback, useEffect, useState } from 'react';
import { useSession } from './advisor.ts';

/**
 * A dialog with a form, which is open again with what was typed for whoever comes back after their session has ended in
 * this tab. Whoever closes it, or leaves its page, gives that up.
 * @param drafts what was typed, which stands nowhere else, as a browser may be shared; a password has no place in it
 * @param about which of several such dialogs it is
 */
export function useDraftDialog<Values>(drafts: Map<string, Values>, about = 0) {
  const userId = useSession(({ user }) => user?.id);
  const key = `${userId} ${about}`;
  const [draft, setDraft] = useState(() => drafts.get(key));
  const [isOpen, setOpen] = useState(draft !== undefined);
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
    open: () => setOpen(true),
    close() {
      giveUp();
      setDraft(undefined);
      setOpen(false);
    },
  };
}

export type DraftDialog<Values> = ReturnType<typeof useDraftDialog<Values>>;

import { useEffect } from 'react';
import { useWords } from '../../language/dictionary.ts';
import { useSession } from '../../session/advisor.ts';
import { useLeaveQuestion } from '../../ui/use-leave-question.ts';
import { isUnsaved, useDesign } from './design/design.ts';
import { dropDraft, guestId, isStored, keepDraft } from './design/draft.ts';
import { hold } from './design/on-grid.ts';
import { customizeWords } from './words/words.ts';

/** Keeps what is not saved in this browser, and asks before it is left. @returns whether there is any */
export function useSafety(advisorId: number): boolean {
  const text = useWords(customizeWords);
  const unsaved = useDesign(isUnsaved);
  const draft = useDesign(design => design.draft);
  useEffect(() => hold(draft), [draft]);

  useEffect(() => {
    // What another tab has kept is not this one's to drop.
    let kept: string | undefined;
    const keep = () => {
      const design = useDesign.getState();
      const before = kept;
      kept = isUnsaved(design) ? design.draft : undefined;
      if (kept !== undefined) keepDraft(advisorId, design);
      if (before !== undefined && before !== kept) dropDraft(advisorId, before);
    };
    // Other tabs may have kept so many since that it had to give way, or have made room for it.
    const keepAgain = () => {
      const isOurs = (useSession.getState().user?.id ?? guestId) === advisorId;
      const design = useDesign.getState();
      if (isOurs && isUnsaved(design) && !isStored(advisorId, design.draft)) keep();
    };
    keep();
    addEventListener('pagehide', keepAgain);
    const stop = useDesign.subscribe(keep);
    return () => {
      removeEventListener('pagehide', keepAgain);
      stop();
      keepAgain();
    };
  }, [advisorId]);

  useLeaveQuestion({
    unsaved,
    // Whoever is signed out is led to sign in and back; the draft waits.
    isSignedIn: () => useSession.getState().status === 'signed-in',
    text: text.leaveText,
  });
  return unsaved;
}

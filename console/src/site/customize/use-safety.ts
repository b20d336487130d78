import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { useWords } from '../../language/dictionary.ts';
import { useSession } from '../../session/advisor.ts';
import { confirm } from '../../ui/confirm.ts';
import { isUnsaved, useDesign } from './design/design.ts';
import { dropDraft, keepDraft } from './design/draft.ts';
import { customizeWords } from './words/words.ts';

/** Keeps what is not saved in this browser, and asks before it is left. @returns whether there is any */
export function useSafety(advisorId: number): boolean {
  const text = useWords(customizeWords);
  const unsaved = useDesign(isUnsaved);

  useEffect(() => {
    const keep = () => {
      const design = useDesign.getState();
      if (isUnsaved(design)) keepDraft(advisorId, design);
      else dropDraft();
    };
    keep();
    return useDesign.subscribe(keep);
  }, [advisorId]);

  useBeforeUnload(event => {
    if (unsaved) event.preventDefault();
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      currentLocation.pathname !== nextLocation.pathname &&
      // Whoever is signed out is led to sign in and back; the draft waits.
      useSession.getState().status === 'signed-in',
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({ title: text.leaveTitle, text: text.leaveText, action: text.leave }).then(leave =>
      leave ? blocker.proceed() : blocker.reset(),
    );
  }, [blocker, text]);
  return unsaved;
}

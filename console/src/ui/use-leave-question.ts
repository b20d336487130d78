import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { useWords } from '../language/dictionary.ts';
import { confirm } from './confirm.ts';
import { kitWords } from './words.ts';

interface Leaving {
  readonly unsaved: boolean;
  /** Where the session has ended nobody is kept from signing in again. */
  readonly isSignedIn: () => boolean;
  /** The parameter of the address that says which part of a page is shown, where what is written belongs to one part. */
  readonly part?: string;
  /** What is said of what was written; unless told, that it is not saved. */
  readonly text?: string;
  readonly onLeave?: () => void;
}

/** Asks before what is not saved is left behind: by a link, by Back, or by closing the tab. */
export function useLeaveQuestion({ unsaved, isSignedIn, part, text, onLeave }: Leaving): void {
  const { leaving } = useWords(kitWords);
  useBeforeUnload(event => {
    if (unsaved) event.preventDefault();
  });
  const partOf = ({ search }: { readonly search: string }) =>
    part === undefined ? undefined : new URLSearchParams(search).get(part);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      isSignedIn() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        partOf(currentLocation) !== partOf(nextLocation)),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time that somebody is held up
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isMeant = true;
    const question = { title: leaving.title, text: text ?? leaving.text, action: leaving.action };
    void confirm(question).then(leaves => {
      // Whoever has tried again meanwhile was asked again.
      if (!isMeant) return;
      if (!leaves) return blocker.reset();
      onLeave?.();
      blocker.proceed();
    });
    return () => {
      isMeant = false;
    };
  }, [blocker]);
}

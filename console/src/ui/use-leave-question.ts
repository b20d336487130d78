import { useEffect, useRef } from 'react';
import { type Location, useBeforeUnload, useBlocker, useLocation } from 'react-router';
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

/** What is drawn at this moment and may hold somebody up: a form over a list that is being written in is one of two. */
const drawn = new Set<{ readonly current: Leaving }>();

function wouldLose({ unsaved, isSignedIn, part }: Leaving, from: Location, to: Location): boolean {
  const partOf = ({ search }: Location) =>
    part === undefined ? undefined : new URLSearchParams(search).get(part);
  return unsaved && isSignedIn() && (from.pathname !== to.pathname || partOf(from) !== partOf(to));
}

const losing = (from: Location, to: Location): Leaving[] =>
  [...drawn].map(({ current }) => current).filter(each => wouldLose(each, from, to));

/** Asks before what is not saved is left behind: by a link, by Back, or by closing the tab. */
export function useLeaveQuestion(leaving: Leaving): void {
  const words = useWords(kitWords).leaving;
  const here = useLocation();
  const latest = useRef(leaving);
  useEffect(() => {
    latest.current = leaving;
  });
  useEffect(() => {
    drawn.add(latest);
    return () => void drawn.delete(latest);
  }, []);
  useBeforeUnload(event => {
    if (leaving.unsaved) event.preventDefault();
  });
  // The router asks only the last of those that are drawn, which therefore answers for all of them.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => losing(currentLocation, nextLocation).length > 0,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time that somebody is held up
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isMeant = true;
    const lost = losing(here, blocker.location);
    const text = lost.find(each => each.text !== undefined)?.text ?? words.text;
    void confirm({ title: words.title, text, action: words.action }).then(leaves => {
      // Whoever has tried again meanwhile was asked again.
      if (!isMeant) return;
      if (!leaves) return blocker.reset();
      for (const { onLeave } of lost) onLeave?.();
      blocker.proceed();
    });
    return () => {
      isMeant = false;
    };
  }, [blocker]);
}

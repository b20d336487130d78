import { useEffect, useMemo } from 'react';
import { Hears } from './hears.tsx';

const beginnings = ['pointerdown', 'mousedown', 'touchstart', 'dragstart'];
const moves = ['mousemove', 'touchmove'];
const ends = ['mouseup', 'touchend', 'touchcancel'];

const isField = (node: EventTarget) => node instanceof Element && node.matches('input, select, textarea');

/** Whether something takes touches for itself by its style: a sheet that is pulled, a turntable, a block of a layout. */
const takesTouches = (node: EventTarget) =>
  node instanceof Element && /pan|none/.test(getComputedStyle(node).touchAction);

/** Decides for one calculator which drags are its own. */
function ownDrags() {
  let isOfField = false;
  return {
    /** Hears `beginnings` as the last one in the calculator. */
    begin(event: Event): void {
      const path = event.composedPath();
      const [target] = path;
      const within = path.slice(0, path.indexOf(event.currentTarget as EventTarget));
      // Another button opens a menu, which may take its end.
      isOfField = within.some(isField) && !(event as MouseEvent).button;
      if (!isOfField && !within.some(takesTouches)) return;
      event.stopPropagation();
      // A slider that may be dragged itself, but is not, is left alone by a parent that may be.
      if (event.type === 'dragstart') event.preventDefault();
      else if (target instanceof HTMLInputElement && target.type === 'range') target.draggable = true;
    },
    /**
     * Hears `moves` and `ends` before the page, which may have heard the beginning before the calculator did. A field
     * follows by itself; whatever else is dragged may hear its moves on the page.
     */
    follow(event: Event): void {
      const isMove = moves.includes(event.type);
      // Whatever ended elsewhere has ended: a mouse moves with no button held.
      isOfField &&= isMove && (event as MouseEvent).buttons !== 0;
      if (isOfField) event.stopImmediatePropagation();
    },
  };
}

/** Keeps what begins in a control of the calculator from a page that slides, sorts or drags what it stands in. */
export function OwnDrags() {
  const { begin, follow } = useMemo(ownDrags, []);
  useEffect(() => {
    const names = [...moves, ...ends];
    for (const name of names) addEventListener(name, follow, { capture: true, passive: true });
    return () => {
      for (const name of names) removeEventListener(name, follow, true);
    };
  }, [follow]);
  return <Hears events={beginnings} hear={begin} />;
}

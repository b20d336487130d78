import { useEffect, useMemo } from 'react';
import { Hears } from './hears.tsx';

const beginnings = ['pointerdown', 'mousedown', 'touchstart', 'dragstart'];
const moves = ['mousemove', 'touchmove'];
const ends = ['mouseup', 'touchend', 'touchcancel'];

/** Whether something is dragged, and not pressed only: a box, a list, or what takes touches for itself by its style. */
const isDragged = (node: EventTarget): boolean =>
  node instanceof Element &&
  (node.matches('input, select, textarea') || /pan|none/.test(getComputedStyle(node).touchAction));

/** Decides for one calculator which drags are its own. */
function ownDrags() {
  let isOwn = false;
  return {
    /** Hears `beginnings` as the last one in the calculator. */
    begin(event: Event): void {
      const path = event.composedPath();
      const [target] = path;
      isOwn = path.slice(0, path.indexOf(event.currentTarget as EventTarget)).some(isDragged);
      if (!isOwn) return;
      event.stopPropagation();
      // A slider that may be dragged itself, but is not, is left alone by a parent that may be.
      if (event.type === 'dragstart') event.preventDefault();
      else if (target instanceof HTMLInputElement && target.type === 'range') target.draggable = true;
    },
    /** Hears `moves` and `ends` before the page, which may have heard the beginning before the calculator did. */
    follow(event: Event): void {
      if (!isOwn) return;
      if (moves.includes(event.type)) event.stopImmediatePropagation();
      else isOwn = false;
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

import type { SavedLayout } from '@loan-kereta/sdk/contract';
import { drawingOf, isSame, type Work } from './design.ts';

/** A layout of the server's, to go on with. */
export const workOf = (layout: SavedLayout): Work => ({
  id: layout.id,
  version: layout.version,
  name: layout.name,
  layout: drawingOf(layout),
});

/** Whether a layout of the server's is what a work became when it was saved: a new one has an id, and whatever had no name has one. */
export function isKeptAs({ id, name, layout }: Work, kept: SavedLayout): boolean {
  const called = name.trim();
  return (
    (id === undefined || id === kept.id) &&
    (called === '' || called === kept.name) &&
    isSame(layout, drawingOf(kept))
  );
}

import type { BlockType } from '@loan-kereta/sdk/layouts';
import { useMedia } from '../../../browser/media.ts';
import { useDesign, usualBlock } from '../design/design.ts';

/** The block that is marked. A finger chooses by its first touch; for a mouse the board and the panel speak of one from the start. */
export function useChosen(): BlockType | undefined {
  const selected = useDesign(state => state.selected);
  const byTouch = useMedia('(pointer: coarse)');
  return selected ?? (byTouch ? undefined : usualBlock);
}

import type { BlockType } from '@loan-kereta/sdk/layouts';
import { useMedia } from '../../../browser/media.ts';
import { useDesign } from '../design/design.ts';
import { useView } from '../design/view.ts';

/** The block that a finger has chosen on a phone: what moves it lies under the thumb, not far below in the panel. */
export function useDocked(): BlockType | undefined {
  // As in builder.module.css, and for who has no keys.
  const isPhone = useMedia('(pointer: coarse) and (max-width: 30rem) and (min-height: 30rem)');
  const selected = useDesign(state => state.selected);
  const preview = useView(state => state.preview);
  return isPhone && preview === undefined ? selected : undefined;
}

import { type BlockType, blockSizes } from '@loan-kereta/sdk/layouts';
import { useWords } from '../../../language/dictionary.ts';
import { change, select, useDesign } from '../design/design.ts';
import { type Block, isSame, moved, resized } from '../design/grid.ts';
import { say } from '../design/view.ts';
import { customizeWords } from '../words/words.ts';

/** What moves blocks by whatever means, and says where they have come to. */
export function useMoves() {
  const text = useWords(customizeWords);

  const put = (type: BlockType, after: readonly Block[]) => {
    const name = text.blocks[type];
    const before = useDesign.getState().layout.components;
    select(type);
    const block = after.find(each => each.type === type);
    if ('static' in blockSizes[type]) return say(text.stays(name));
    if (after === before || !block) return say(text.nowhere(name));
    // Put down where it was.
    if (isSame(after, before)) return;
    change({ components: after });
    say(text.at(name, block.x + 1, block.y + 1, block.w, block.h));
  };
  const by =
    (how: typeof moved) =>
    (type: BlockType, columns: number, rows: number): void =>
      put(type, how(useDesign.getState().layout.components, type, columns, rows));

  return { put, move: by(moved), resize: by(resized) };
}

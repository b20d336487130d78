import { type BlockType, isBlockType, type Layout, type LayoutBlock } from '@loan-kereta/sdk/layouts';
import type { CSSProperties } from 'react';
import { Disclaimer, Watermark } from '../../parts/index.ts';
import { blockContents } from './blocks.tsx';
import { columnLines, settle } from './grid.ts';

/** Where each block stands on the wide grids; on the narrow ones blocks stack. */
function areasOf(blocks: readonly LayoutBlock[]): readonly CSSProperties[] {
  const [on12, on10, on6] = [12, 10, 6].map(columns => columnLines(blocks, columns));
  return blocks.map(
    ({ y, h }, index) =>
      ({
        '--columns-12': on12?.[index],
        '--columns-10': on10?.[index],
        '--columns-6': on6?.[index],
        '--rows': `${y + 1} / span ${h}`,
      }) as CSSProperties,
  );
}

interface KnownBlock extends LayoutBlock {
  readonly type: BlockType;
}

/** Leaves no room for a block that this version does not draw. */
const isKnown = (block: LayoutBlock): block is KnownBlock => isBlockType(block.type);

/** The classes of a board that looks as a layout says. */
export function boardClass(layout: Layout): string {
  const { style, size, shape } = layout.result_card_style;
  const { car_image_fit = 'contain', font_size = 'base', spacing = 'standard' } = layout;
  return `board style-${style} size-${size} shape-${shape} fit-${car_image_fit} text-${font_size} space-${spacing}`;
}

/** An advisor's own layout: the blocks of a layout on its grid, and below them what no layout may leave out. */
export function CustomLayout({ layout }: { readonly layout: Layout }) {
  const blocks = settle(layout.components.filter(isKnown));
  const areas = areasOf(blocks);
  return (
    <article className={boardClass(layout)}>
      <div className="grid">
        {blocks.map(({ id, type }, index) => {
          const Content = blockContents[type];
          return (
            <div key={id} className={`block ${type}`} style={areas[index]}>
              <Content />
            </div>
          );
        })}
      </div>
      <Disclaimer />
      <Watermark />
    </article>
  );
}

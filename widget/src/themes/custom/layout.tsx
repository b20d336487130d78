import { type BlockType, isBlockType, type Layout, type LayoutBlock } from '@loan-kereta/sdk/layouts';
import type { CSSProperties } from 'react';
import { Disclaimer, Watermark } from '../../parts/index.ts';
import { blockContents } from './blocks.tsx';
import { columnLines, settle } from './grid.ts';

/** Where a block stands on each of the wide grids; on the narrow ones blocks stack. */
const areaOf = (block: LayoutBlock) =>
  ({
    '--columns-12': columnLines(block, 12),
    '--columns-10': columnLines(block, 10),
    '--columns-6': columnLines(block, 6),
    '--rows': `${block.y + 1} / span ${block.h}`,
  }) as CSSProperties;

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
  return (
    <article className={boardClass(layout)}>
      <div className="grid">
        {settle(layout.components.filter(isKnown)).map(block => {
          const Content = blockContents[block.type];
          return (
            <div key={block.id} className={`block ${block.type}`} style={areaOf(block)}>
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

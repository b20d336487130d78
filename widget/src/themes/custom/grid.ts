import { gridColumns, type LayoutBlock } from '@loan-kereta/sdk/layouts';

/** The blocks in reading order, closed up to the top as in the builder; one that would lie on an earlier one is below it. */
export function settle<Block extends LayoutBlock>(blocks: readonly Block[]): readonly Block[] {
  const settled: Block[] = [];
  for (const block of [...blocks].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const over = settled.filter(({ x, w }) => x < block.x + block.w && block.x < x + w);
    settled.push({ ...block, y: Math.max(0, ...over.map(({ y, h }) => y + h)) });
  }
  return settled.sort((a, b) => a.y - b.y || a.x - b.x);
}

/**
 * Each block's first and last grid line on a grid of fewer columns. Edges are moved, not widths, so that blocks that
 * touch still touch and those that do not overlap still do not. All halves go to the same side: to the left, unless the
 * narrowest block has more columns otherwise. What would reach beyond the last line ends there.
 */
export function columnLines(blocks: readonly LayoutBlock[], columns: number): string[] {
  const by = (round: (edge: number) => number) =>
    blocks.map(({ x, w }) =>
      [x, x + w].map(edge => round((Math.min(edge, gridColumns) * columns) / gridColumns) + 1),
    );
  const narrowest = (lines: number[][]) => Math.min(...lines.map(([from = 0, to = 0]) => to - from));
  const toLeft = by(edge => Math.ceil(edge - 0.5));
  const toRight = by(Math.round);
  return (narrowest(toRight) > narrowest(toLeft) ? toRight : toLeft).map(lines => lines.join(' / '));
}

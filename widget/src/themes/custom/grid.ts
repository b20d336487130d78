import { gridColumns, type LayoutBlock } from '@loan-kereta/sdk/layouts';

const collide = (a: LayoutBlock, b: LayoutBlock) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** The blocks in reading order; one that would lie on an earlier one moves below it. */
export function settle<Block extends LayoutBlock>(blocks: readonly Block[]): readonly Block[] {
  const settled: Block[] = [];
  for (const block of [...blocks].sort((a, b) => a.y - b.y || a.x - b.x)) {
    let placed = block;
    for (let under: Block | undefined; ; placed = { ...placed, y: under.y + under.h }) {
      under = settled.find(other => collide(placed, other));
      if (!under) break;
    }
    settled.push(placed);
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

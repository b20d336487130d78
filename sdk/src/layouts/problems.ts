import { type BlockType, blockSizes } from './blocks.ts';
import { gridColumns } from './grid.ts';

/** How far down a layout may reach, in rows: more than all six blocks at their highest, one below the other. */
export const gridRows = 40;

/** A block and where it stands: its left column and top row from 0, and its size. */
export interface PlacedBlock {
  readonly type: BlockType;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const blockTypes = Object.keys(blockSizes) as BlockType[];

/** What is wrong with a layout: the place of the block in the list and its field, or no place for the list itself. */
export interface LayoutProblem {
  readonly index?: number;
  readonly field?: keyof PlacedBlock;
  readonly message: string;
}

const overlap = (one: PlacedBlock, other: PlacedBlock): boolean =>
  one.x < other.x + other.w &&
  other.x < one.x + one.w &&
  one.y < other.y + other.h &&
  other.y < one.y + one.h;

const between = (least: number, most: number, what: string) =>
  least === most ? `must be ${least} ${what}` : `must be ${least} to ${most} ${what}`;

function sizeProblems({ type, w, h }: PlacedBlock, index: number): LayoutProblem[] {
  const { minW, maxW, minH, maxH } = blockSizes[type];
  const problems: LayoutProblem[] = [];
  if (w < minW || w > maxW)
    problems.push({ index, field: 'w', message: `${type} ${between(minW, maxW, 'columns wide')}` });
  if (h < minH || h > maxH)
    problems.push({ index, field: 'h', message: `${type} ${between(minH, maxH, 'rows high')}` });
  return problems;
}

function placeProblems({ type, x, y, w, h }: PlacedBlock, index: number): LayoutProblem[] {
  const problems: LayoutProblem[] = [];
  if ('static' in blockSizes[type]) {
    if (x !== 0) problems.push({ index, field: 'x', message: `${type} stays at the left` });
    if (y !== 0) problems.push({ index, field: 'y', message: `${type} stays at the top` });
    return problems;
  }
  if (x + w > gridColumns)
    problems.push({ index, field: 'x', message: `${type} reaches beyond column ${gridColumns}` });
  if (y + h > gridRows)
    problems.push({ index, field: 'y', message: `${type} reaches beyond row ${gridRows}` });
  return problems;
}

/** Everything that is wrong with a layout; empty for a good one. Coordinates are whole and not negative. */
export function layoutProblems(blocks: readonly PlacedBlock[]): LayoutProblem[] {
  const problems: LayoutProblem[] = [];
  const first = new Map<BlockType, number>();
  for (const [index, block] of blocks.entries()) {
    if (first.has(block.type))
      problems.push({ index, field: 'type', message: `${block.type} is there twice` });
    else first.set(block.type, index);
    problems.push(...sizeProblems(block, index), ...placeProblems(block, index));
    const under = blocks.slice(0, index).find(other => overlap(block, other));
    if (under) problems.push({ index, message: `${block.type} lies over ${under.type}` });
  }
  for (const type of blockTypes) if (!first.has(type)) problems.push({ message: `${type} is missing` });
  return problems;
}

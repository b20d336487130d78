import {
  type BlockType,
  blockSizes,
  gridColumns,
  gridRows,
  isBlockType,
  type LayoutBlock,
} from '@loan-kereta/sdk/layouts';
import { cloneLayout, type LayoutItem, moveElement, verticalCompactor } from 'react-grid-layout/core';

/** A block that this version can draw. */
export interface Block extends LayoutBlock {
  readonly type: BlockType;
}

const isKnown = (block: LayoutBlock): block is Block => isBlockType(block.type);

const toItem = ({ id, type, x, y, w, h }: Block): LayoutItem => ({ i: id, x, y, w, h, ...blockSizes[type] });

/** The blocks as the grid library has them. */
export const toGrid = (blocks: readonly Block[]): LayoutItem[] => blocks.map(toItem);

/** The blocks where the grid library has put them. */
export const fromGrid = (blocks: readonly Block[], items: readonly LayoutItem[]): readonly Block[] =>
  blocks.map(block => {
    const { x, y, w, h } = items.find(({ i }) => i === block.id) ?? block;
    return { ...block, x, y, w, h };
  });

const settled = (blocks: readonly Block[], items: readonly LayoutItem[]): readonly Block[] =>
  fromGrid(blocks, verticalCompactor.compact(items, gridColumns));

/** The known blocks, without anything but their place, and with no empty row between them. */
export function tidied(blocks: readonly LayoutBlock[]): readonly Block[] {
  const known = blocks.filter(isKnown).map(({ id, type, x, y, w, h }) => ({ id, type, x, y, w, h }));
  return settled(known, toGrid(known));
}

/** Whether blocks stand alike. */
export const isSame = (one: readonly Block[], other: readonly Block[]): boolean =>
  one.every(({ x, y, w, h }, index) => {
    const to = other[index];
    return to && x === to.x && y === to.y && w === to.w && h === to.h;
  });

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

function put(blocks: readonly Block[], block: Block, x: number, y: number): readonly Block[] {
  const items = cloneLayout(toGrid(blocks));
  const item = items.find(({ i }) => i === block.id);
  if (!item) return blocks;
  return settled(blocks, moveElement(items, item, x, y, true, false, 'vertical', gridColumns));
}

/**
 * The blocks after one of them has gone a step. As blocks close up to the top, a step up or down goes as far as it
 * takes for the block to get anywhere.
 * @returns the same list when there is nowhere to go
 */
export function moved(
  blocks: readonly Block[],
  type: BlockType,
  columns: number,
  rows: number,
): readonly Block[] {
  const block = blocks.find(each => each.type === type);
  if (!block || 'static' in blockSizes[type]) return blocks;
  const x = within(block.x + columns, 0, gridColumns - block.w);
  for (let distance = 1; distance <= gridRows; distance++) {
    const y = block.y + rows * distance;
    if (y < 0) return blocks;
    const after = put(blocks, block, x, y);
    const gone = after.find(({ id }) => id === block.id) ?? block;
    if (gone.x !== block.x || (gone.y - block.y) * rows > 0) return after;
    if (rows === 0) return blocks;
  }
  return blocks;
}

/**
 * The blocks after one of them has become wider or higher, within its limits; at the right edge it grows to the left.
 * @returns the same list when it cannot
 */
export function resized(
  blocks: readonly Block[],
  type: BlockType,
  columns: number,
  rows: number,
): readonly Block[] {
  const { minW, maxW, minH, maxH } = blockSizes[type];
  const items = toGrid(blocks).map(item => {
    if (blocks.find(({ id }) => id === item.i)?.type !== type) return item;
    const w = within(item.w + columns, minW, maxW);
    return { ...item, w, h: within(item.h + rows, minH, maxH), x: Math.min(item.x, gridColumns - w) };
  });
  const after = settled(blocks, items);
  return isSame(blocks, after) ? blocks : after;
}

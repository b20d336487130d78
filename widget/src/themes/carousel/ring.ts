/**
 * How many steps the item at `index` stands from the one in front, on a ring of `total`, by the shorter way round:
 * 0 in front, -1 to its left, 1 to its right.
 */
export function offsetOnRing(index: number, front: number, total: number): number {
  const half = Math.floor((total - 1) / 2);
  return ((((index - front + half) % total) + total) % total) - half;
}

import { expect, test } from 'vitest';
import { blockSizes, defaultLayout, gridColumns, isBlockType } from './index.ts';

test('the default layout has every block once, within its limits and the grid', () => {
  expect(defaultLayout.components.map(({ type }) => type).sort()).toEqual(Object.keys(blockSizes).sort());
  for (const { type, x, w, h } of defaultLayout.components) {
    if (!isBlockType(type)) throw new Error(`${type} is no block`);
    const { minW, maxW, minH, maxH } = blockSizes[type];
    expect.soft(w, `${type} width`).toBeGreaterThanOrEqual(minW);
    expect.soft(w, `${type} width`).toBeLessThanOrEqual(maxW);
    expect.soft(h, `${type} height`).toBeGreaterThanOrEqual(minH);
    expect.soft(h, `${type} height`).toBeLessThanOrEqual(maxH);
    expect.soft(x + w, `${type} right edge`).toBeLessThanOrEqual(gridColumns);
  }
});

test('no two blocks of the default layout lie on one another', () => {
  const cells = defaultLayout.components.flatMap(({ x, y, w, h }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
});

test('a name that an object has by nature is no block', () => {
  expect(isBlockType('toString')).toBe(false);
  expect(isBlockType('summary')).toBe(true);
});

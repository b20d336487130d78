import { type BlockType, defaultLayout, layoutProblems } from '@loan-kereta/sdk/layouts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Block, moved, resized, tidied } from './grid.ts';

const start = tidied(defaultLayout.components);
const find = (blocks: readonly Block[], type: BlockType) => blocks.find(block => block.type === type);

test('the first layout stays as it is', () => {
  expect(start).toMatchObject(defaultLayout.components.map(({ type, x, y, w, h }) => ({ type, x, y, w, h })));
});

test('empty rows and unknown blocks go', () => {
  const gap = defaultLayout.components.map(block =>
    block.type === 'summary' ? { ...block, y: 30, note: 'x' } : block,
  );
  expect(tidied([...gap, { id: 'n', type: 'rainbow', x: 0, y: 90, w: 1, h: 1 }])).toEqual(start);
});

test('a block goes to the side, and those in its way make room', () => {
  const after = moved(start, 'result_card', -7, 0);
  expect(find(after, 'result_card')).toMatchObject({ x: 0, y: 2 });
  expect(find(after, 'car_image')?.y).toBe(7);
});

test('a step down or up goes past the next block', () => {
  const down = moved(start, 'car_image', 0, 1);
  expect(find(down, 'car_image')?.y).toBeGreaterThan(2);
  const up = moved(start, 'summary', 0, -1);
  expect(find(up, 'summary')?.y).toBeLessThan(11);
});

test('what has nowhere to go stays, and so does the header', () => {
  expect(moved(start, 'car_image', -1, 0)).toBe(start);
  expect(moved(start, 'car_image', 0, -1)).toBe(start);
  expect(moved(start, 'summary', 0, 1)).toBe(start);
  expect(moved(start, 'brand_header', 0, 1)).toBe(start);
  expect(resized(start, 'brand_header', -1, 0)).toBe(start);
});

test('a block keeps to its limits, and grows to the left at the right edge', () => {
  expect(find(resized(start, 'car_image', 5, 5), 'car_image')).toMatchObject({ w: 8, h: 6 });
  const narrow = resized(start, 'result_card', -1, 0);
  const right = moved(narrow, 'result_card', 1, 0);
  expect(find(right, 'result_card')).toMatchObject({ x: 8, w: 4 });
  expect(find(resized(right, 'result_card', 1, 0), 'result_card')).toMatchObject({ x: 7, w: 5 });
});

test('whatever is done, the layout is one that can be saved', () => {
  const type = fc.constantFrom(...start.map(block => block.type));
  const step = fc.integer({ min: -3, max: 3 });
  const edit = fc.tuple(fc.constantFrom(moved, resized), type, step, fc.constantFrom(-1, 0, 1));
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 20 }), edits => {
      const after = edits.reduce((blocks, [change, ...how]) => change(blocks, ...how), start);
      expect(layoutProblems(after)).toEqual([]);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BlockType, blockSizes } from './blocks.ts';
import { gridColumns } from './grid.ts';
import { layoutKey, parseLayoutKey } from './key.ts';
import { defaultLayout } from './layout.ts';
import { layoutProblems, type PlacedBlock } from './problems.ts';

const blockTypes = Object.keys(blockSizes) as BlockType[];

const good: readonly PlacedBlock[] = [
  { type: 'brand_header', x: 0, y: 0, w: 12, h: 2 },
  { type: 'model_picker', x: 0, y: 2, w: 7, h: 4 },
  { type: 'result_card', x: 7, y: 2, w: 5, h: 4 },
  { type: 'loan_controls', x: 0, y: 6, w: 6, h: 3 },
  { type: 'car_image', x: 6, y: 6, w: 6, h: 3 },
  { type: 'summary', x: 0, y: 9, w: 12, h: 2 },
];
const changed = (type: BlockType, change: Partial<PlacedBlock>): PlacedBlock[] =>
  good.map(block => (block.type === type ? { ...block, ...change } : block));
const told = (blocks: readonly PlacedBlock[]) =>
  layoutProblems(blocks).map(({ index, field, message }) => [index, field, message]);

test('a layout of all six, side by side, is good in any order', () => {
  expect(layoutProblems(defaultLayout.components as readonly PlacedBlock[])).toEqual([]);
  expect(layoutProblems(good)).toEqual([]);
  expect(layoutProblems(good.toReversed())).toEqual([]);
});

test.each(blockTypes)('a layout without its %s, or with two, is not', type => {
  const without = good.filter(block => block.type !== type);
  expect(told(without)).toEqual([[undefined, undefined, `${type} is missing`]]);
  const twice = [...good, ...good.filter(block => block.type === type)];
  expect(told(twice)).toEqual([
    [6, 'type', `${type} is there twice`],
    [6, undefined, `${type} lies over ${type}`],
  ]);
});

test('each block keeps to its size', () => {
  expect(told(changed('result_card', { w: 3, x: 8 }))).toEqual([
    [2, 'w', 'result_card must be 4 to 5 columns wide'],
  ]);
  expect(told(changed('summary', { h: 6 }))).toEqual([[5, 'h', 'summary must be 2 to 5 rows high']]);
  const narrow = told(changed('brand_header', { w: 11 }));
  expect(narrow).toEqual([[0, 'w', 'brand_header must be 12 columns wide']]);
});

test('the header stays at the top, and nothing leaves the grid', () => {
  expect(told(changed('brand_header', { y: 20 }))).toEqual([[0, 'y', 'brand_header stays at the top']]);
  expect(told(changed('result_card', { x: 8 }))).toEqual([[2, 'x', 'result_card reaches beyond column 12']]);
  expect(told(changed('summary', { y: 39 }))).toEqual([[5, 'y', 'summary reaches beyond row 40']]);
});

test('whatever is called good has no two blocks on one field of the grid', () => {
  const block = fc.constantFrom(...blockTypes).chain(type => {
    const { minW, maxW, minH, maxH } = blockSizes[type];
    const size = { w: fc.integer({ min: minW, max: maxW }), h: fc.integer({ min: minH, max: maxH }) };
    return fc.record({ type: fc.constant(type), x: fc.integer({ min: 0, max: 8 }), y: fc.nat(12), ...size });
  });
  fc.assert(
    fc.property(fc.array(block, { minLength: 2, maxLength: 6 }), blocks => {
      const fields = new Set<number>();
      let shared = false;
      for (const { x, y, w, h } of blocks)
        for (let column = x; column < x + w; column++)
          for (let row = y; row < y + h; row++) {
            const field = row * 2 * gridColumns + column;
            if (fields.has(field)) shared = true;
            fields.add(field);
          }
      const overlaps = layoutProblems(blocks).some(({ message }) => message.includes(' lies over '));
      expect(overlaps).toBe(shared);
    }),
  );
});

test('a layout’s key is read as it is written, and nothing else is', () => {
  expect(parseLayoutKey(layoutKey(12))).toBe(12);
  for (const key of ['layout-', 'layout-0', 'layout-012', 'layout-1x', 'layout-9999999999', 'theme-01', ''])
    expect([key, parseLayoutKey(key)]).toEqual([key, undefined]);
});

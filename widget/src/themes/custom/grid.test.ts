import { defaultLayout, type LayoutBlock } from '@loan-kereta/sdk/layouts';
import { expect, test } from 'vitest';
import { columnLines, settle } from './grid.ts';

const block = (id: string, x: number, y: number, w: number, h: number): LayoutBlock => ({
  id,
  type: 'summary',
  ...{ x, y, w, h },
});

test('the default layout is in reading order and stays as it is', () => {
  expect(settle(defaultLayout.components)).toEqual(defaultLayout.components);
});

test('blocks are sorted by row, then by column', () => {
  const blocks = [block('c', 0, 4, 6, 2), block('b', 6, 0, 6, 2), block('a', 0, 0, 6, 2)];
  expect(settle(blocks).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('a block that lies on two others moves below both', () => {
  const blocks = [block('a', 0, 0, 6, 2), block('b', 6, 0, 6, 5), block('c', 3, 1, 6, 2)];
  expect(settle(blocks).map(({ id, y }) => [id, y])).toEqual([
    ['a', 0],
    ['b', 0],
    ['c', 5],
  ]);
});

test('blocks close up to the top, as the builder draws them', () => {
  const blocks = [
    block('a', 0, 0, 12, 2),
    block('b', 0, 5, 6, 3),
    block('c', 6, 9, 6, 2),
    block('d', 0, 30, 12, 2),
  ];
  expect(settle(blocks).map(({ id, y }) => [id, y])).toEqual([
    ['a', 0],
    ['b', 2],
    ['c', 2],
    ['d', 5],
  ]);
});

test.each([
  [12, '1 / 8', '8 / 13'],
  [10, '1 / 7', '7 / 11'],
  [6, '1 / 4', '4 / 7'],
])('on %i columns, neighbours of 7 and 5 columns still touch', (columns, left, right) => {
  expect(columnLines([block('a', 0, 0, 7, 1), block('b', 7, 0, 5, 1)], columns)).toEqual([left, right]);
});

test('a block over the edge ends at it', () => {
  expect(columnLines([block('a', 9, 0, 6, 1)], 12)).toEqual(['10 / 13']);
});

test.each([6, 10])(
  'on %i columns, the narrowest block there is has two of them wherever it stands',
  columns => {
    for (let x = 0; x <= 9; x++) {
      const [from = 0, to = 0] =
        columnLines([block('a', x, 0, 3, 1)], columns)[0]
          ?.split(' / ')
          .map(Number) ?? [];
      expect(to - from, `x = ${x}`).toBeGreaterThanOrEqual(2);
    }
  },
);

test('a block that touches the narrowest one still does', () => {
  const blocks = [block('a', 0, 0, 4, 1), block('b', 4, 0, 3, 1), block('c', 7, 0, 5, 1)];
  expect(columnLines(blocks, 6)).toEqual(['1 / 3', '3 / 5', '5 / 7']);
});

import { expect, test } from 'vitest';
import { askUntilSome, type Page, totalOf } from './paged-list.ts';

const some = { count: 0, more: true };
const pages: Readonly<Record<string, Page<number>>> = {
  '': { items: [], next: 'a', total: some },
  a: { items: [], next: 'b', total: some },
  b: { items: [1, 2], next: 'c', total: some },
  c: { items: [], next: 'd', total: some },
  d: { items: [], next: null, total: some },
};
const ask = async (cursor: string) => pages[cursor] as Page<number>;

test('a page of a search that is empty although more follow is not shown as nothing found', async () => {
  const first = await askUntilSome(ask, '');
  expect(first).toMatchObject({ items: [1, 2], next: 'c' });
  expect(totalOf([first])).toEqual(some);
  const last = await askUntilSome(ask, 'c');
  expect(last).toMatchObject({ items: [], next: null });
  expect(totalOf([first, last])).toEqual({ count: 2, more: false });
});

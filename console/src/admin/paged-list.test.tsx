// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { draw } from '../testing/draw.ts';
import { askUntilSome, type Page, totalOf, usePagedList } from './paged-list.ts';

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

test('the rows of a list are the same until others come', async () => {
  const shown: (readonly unknown[] | undefined)[] = [];
  const queries = new QueryClient();
  const List = () => {
    const { rows } = usePagedList<object, number>(['numbers'], {}, ({ query }) => ask(query.cursor ?? ''));
    shown.push(rows);
    return rows?.join();
  };
  const again = () =>
    draw(
      <QueryClientProvider client={queries}>
        <List />
      </QueryClientProvider>,
    );
  await again();
  await waitFor(() => expect(shown.at(-1)).toEqual([1, 2]));
  const before = shown.length;
  await again();
  expect(shown.length).toBeGreaterThan(before);
  expect(shown.at(-1)).toBe(shown[before - 1]);
});

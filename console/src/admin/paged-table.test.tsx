// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { getByRole, getByText, queryByRole, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { draw } from '../testing/draw.ts';
import { type Page, usePagedList } from './paged-list.ts';
import { PagedTable } from './paged-table.tsx';

interface Row {
  readonly id: number;
}

test('further rows that do not come are said, and asked for again beside those that are there', async () => {
  const total = { count: 2, more: false };
  const first: Page<Row> = { items: [{ id: 1 }], next: 'a', total };
  const last: Page<Row> = { items: [{ id: 2 }], next: null, total };
  let fails = true;
  const ask = async ({ query: { cursor } }: { query: { cursor?: string } }) => {
    if (cursor && fails) throw new Error('There is no more.');
    return cursor ? last : first;
  };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const List = () => (
    <PagedTable
      list={usePagedList<object, Row>(['rows'], {}, ask)}
      label="Rows"
      columns={[{ id: 'id', title: 'Number', cell: ({ id }) => `Row ${id}` }]}
      rowName={({ id }) => `Row ${id}`}
      empty={{ title: 'Nothing' }}
    />
  );
  await draw(
    <QueryClientProvider client={queries}>
      <List />
    </QueryClientProvider>,
  );
  const button = (name: string) => waitFor(() => getByRole(document.body, 'button', { name }));
  (await button('Show more')).click();
  await waitFor(() => expect(getByRole(document.body, 'alert').textContent).toBe('This could not be loaded'));
  getByText(document.body, 'Row 1');

  fails = false;
  (await button('Try again')).click();
  await waitFor(() => getByText(document.body, 'Row 2'));
  expect(queryByRole(document.body, 'alert')).toBeNull();
});

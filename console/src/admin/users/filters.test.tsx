// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { draw } from '../../testing/draw.ts';
import type { Sorting } from '../../ui/table/columns.ts';
import { type Filters, useFilters } from './filters.ts';

/** Draws a list of users at an address. @returns its router, and the list's filters as they are now */
async function drawList(address: string) {
  let filters: Filters | undefined;
  const List = () => {
    filters = useFilters();
    return null;
  };
  const router = createMemoryRouter([{ path: '/', element: <List /> }], {
    initialEntries: ['/?before', address],
  });
  await draw(<RouterProvider router={router} />);
  const now = () => {
    if (!filters) throw new Error('Nothing is drawn yet.');
    return filters;
  };
  return { router, now };
}

test('an account that was just made is opened in the place of the form, to which Back does not lead', async () => {
  const { router, now } = await drawList('/');
  now().create();
  await waitFor(() => expect(now().creating).toBe(true));
  now().open(5);
  await waitFor(() => expect(now().openId).toBe(5));
  expect(now().creating).toBe(false);
  now().close();
  await waitFor(() => expect(now().openId).toBeUndefined());
  expect(now().creating).toBe(false);
  await router.navigate(-1);
  expect(router.state.location.search).toBe('?before');
});

test('the newest first is turned round each time, however the address says it', async () => {
  const { now } = await drawList('/');
  // As the head of a table asks: a column is ascending, then descending, then nothing.
  const next = ({ column, descending }: Sorting): Sorting | undefined =>
    descending ? undefined : { column, descending: true };
  for (const descending of [false, true, false, true]) {
    now().setSorting(next(now().sorting));
    await waitFor(() => expect(now().sorting).toEqual({ column: 'created_at', descending }));
  }
});

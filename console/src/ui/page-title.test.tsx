// @vitest-environment jsdom
import { getByRole, waitFor } from '@testing-library/dom';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { create } from 'zustand';
import { draw } from '../testing/draw.ts';
import { PageHeader } from './page-header.tsx';
import { Table } from './table/table.tsx';

interface Person {
  readonly name: string;
}

const usePeople = create<{ readonly names: readonly string[] }>()(() => ({ names: [] }));

const columns = [
  { id: 'name', title: 'Name', cell: ({ name }: Person) => <button type="button">{name}</button> },
];

/** A page that owns its list: both are drawn anew when the list changes. */
function Page() {
  const names = usePeople(state => state.names);
  return (
    <main>
      <PageHeader title={`${names.length} people`}>
        {names.includes('Siti') && <button type="button">Siti above</button>}
      </PageHeader>
      <Table
        label="People"
        columns={columns}
        rows={names.map(name => ({ name }))}
        rowId={({ name }) => name}
        rowName={({ name }) => name}
        empty={{ title: 'Nobody' }}
      />
    </main>
  );
}

const button = (name: string) => getByRole(document.body, 'button', { name });

test('of what could take a lost focus the nearest does: the table of a row, else the title', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
  usePeople.setState({ names: ['Aisyah', 'Siti'] });
  await draw(<RouterProvider router={router} />);
  await waitFor(() => button('Aisyah'));
  button('Aisyah').focus();
  usePeople.setState({ names: ['Siti'] });
  await waitFor(() => expect(document.activeElement).toBe(getByRole(document.body, 'table').parentElement));
  button('Siti above').focus();
  usePeople.setState({ names: ['Lim'] });
  await waitFor(() => expect(document.activeElement).toBe(getByRole(document.body, 'heading')));
});

// @vitest-environment jsdom
import { getByRole, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
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
        <Hint />
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

/** Has a state of its own: the page around it is not drawn anew when it changes. */
function Hint() {
  const [isHidden, setHidden] = useState(false);
  return (
    !isHidden && (
      <button type="button" onClick={() => setHidden(true)}>
        Hide
      </button>
    )
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

test('what goes by itself leaves the focus to the title', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
  usePeople.setState({ names: ['Aisyah', 'Siti'] });
  await draw(<RouterProvider router={router} />);
  await waitFor(() => button('Aisyah'));
  await userEvent.click(button('Hide'));
  await waitFor(() => expect(document.activeElement).toBe(getByRole(document.body, 'heading')));
});

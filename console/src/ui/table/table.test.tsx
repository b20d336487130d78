// @vitest-environment jsdom
import { getByRole, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { draw } from '../../testing/draw.ts';
import { Table } from './table.tsx';

interface Person {
  readonly name: string;
}

test('a row is drawn again only when it changes, and opens what it is told last', async () => {
  const cell = vi.fn(({ name }: Person) => name);
  const columns = [{ id: 'name', title: 'Name', cell }];
  const rows = [{ name: 'Aisyah' }, { name: 'Wei Ling' }];
  const drawTable = (onOpen: (person: Person) => void, chosen: readonly string[]) =>
    draw(
      <Table
        label="People"
        {...{ columns, rows, onOpen }}
        rowId={({ name }) => name}
        rowName={({ name }) => name}
        empty={{ title: 'Nobody' }}
        selected={new Set(chosen)}
      />,
    );
  await drawTable(() => undefined, []);
  await waitFor(() => expect(cell).toHaveBeenCalledTimes(2));
  const onOpen = vi.fn();
  await drawTable(onOpen, ['Wei Ling']);
  expect(cell).toHaveBeenCalledTimes(3);
  document.querySelector<HTMLElement>('[data-opens]')?.click();
  expect(onOpen).toHaveBeenCalledWith(rows[0]);
});

test('a list that grows, changes and shrinks shows and chooses what is there', async () => {
  const choose = vi.fn<(selected: ReadonlySet<string>) => void>();
  const people = (names: string) => names.split(' ').map(name => ({ name }));
  const columns = [{ id: 'name', title: 'Name', cell: ({ name }: Person) => name }];
  const drawTable = (rows: readonly Person[]) =>
    draw(
      <Table
        label="People"
        {...{ columns, rows }}
        rowId={({ name }) => name}
        rowName={({ name }) => name}
        empty={{ title: 'Nobody' }}
        selected={new Set()}
        onSelect={choose}
      />,
    );
  const all = () => document.querySelector<HTMLElement>('thead input')?.click();
  const [first, second, third, other] = [...people('Aisyah Kavitha Siti'), ...people('Lim')];
  if (!first || !second || !third || !other) throw new Error('There are four.');
  for (const rows of [[first, second], [first, second, third], [first, other, third], [other], [first]]) {
    await drawTable(rows);
    expect([...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent)).toEqual(
      rows.map(({ name }) => name),
    );
    all();
    expect(choose).toHaveBeenLastCalledWith(new Set(rows.map(({ name }) => name)));
    document.querySelector<HTMLElement>('tbody input')?.click();
    expect(choose).toHaveBeenLastCalledWith(new Set([rows[0]?.name]));
  }
});

test('the table takes the focus of a row that goes', async () => {
  const columns = [
    { id: 'name', title: 'Name', cell: ({ name }: Person) => <button type="button">{name}</button> },
  ];
  const drawTable = (...names: string[]) =>
    draw(
      <Table
        label="People"
        columns={columns}
        rows={names.map(name => ({ name }))}
        rowId={({ name }) => name}
        rowName={({ name }) => name}
        empty={{ title: 'Nobody' }}
      />,
    );
  const button = (name: string) => getByRole(document.body, 'button', { name });
  await drawTable('Aisyah', 'Wei Ling', 'Siti');
  button('Aisyah').focus();
  await drawTable('Aisyah', 'Wei Ling');
  expect(document.activeElement).toBe(button('Aisyah'));
  button('Wei Ling').focus();
  await drawTable('Aisyah');
  await waitFor(() => expect(document.activeElement).toBe(getByRole(document.body, 'table').parentElement));
});

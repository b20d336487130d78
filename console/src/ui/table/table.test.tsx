// @vitest-environment jsdom
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
  await vi.waitFor(() => expect(cell).toHaveBeenCalledTimes(2));
  const onOpen = vi.fn();
  await drawTable(onOpen, ['Wei Ling']);
  expect(cell).toHaveBeenCalledTimes(3);
  document.querySelector<HTMLElement>('[data-opens]')?.click();
  expect(onOpen).toHaveBeenCalledWith(rows[0]);
});

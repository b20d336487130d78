// @vitest-environment jsdom
import { ApiProblem } from '@loan-kereta/sdk/client';
import {
  findAllByRole,
  fireEvent,
  getAllByRole,
  getByRole,
  getByText,
  queryByRole,
  waitFor,
} from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { turnSingleKeys } from '../browser/single-keys.ts';
import { useLanguage } from '../language/language.ts';
import { draw } from '../testing/draw.ts';
import { Button } from './button.tsx';
import { Card, Facts } from './card.tsx';
import { Combobox } from './combobox.tsx';
import { PasswordField } from './field.tsx';
import { SearchBox } from './search-box.tsx';
import { Failed } from './states.tsx';
import type { Column, Sorting } from './table/columns.ts';
import { Table, type TableProps } from './table/table.tsx';
import { kitWords } from './words.ts';

interface Car {
  readonly name: string;
  readonly price: number;
}

const cars: readonly Car[] = [
  { name: 'Myvi', price: 50 },
  { name: 'Axia', price: 30 },
  { name: 'Bezza', price: 40 },
];

const columns: readonly Column<Car>[] = [
  { id: 'name', title: 'Name', sort: ({ name }) => name, cell: ({ name }) => name },
  { id: 'price', title: 'Price', align: 'end', cell: ({ price }) => `RM ${price}` },
];

const Cars = (props: Partial<TableProps<Car>>) => (
  <Table
    label="Cars"
    columns={columns}
    rowId={({ name }) => name}
    rowName={({ name }) => name}
    empty={{ title: 'No cars yet', text: 'Add one.' }}
    {...props}
  />
);

const names = () => getAllByRole(document.body, 'rowheader').map(({ textContent }) => textContent);

describe('a table', () => {
  test('says why it has no rows', async () => {
    await draw(<Cars />);
    expect(document.body.textContent).toContain('Loading');
    await draw(<Cars rows={[]} />);
    expect(document.body.textContent).toContain('No cars yet');
    await draw(<Cars rows={[]} filtered />);
    expect(document.body.textContent).toContain('Nothing found');
    expect(queryByRole(document.body, 'table')).toBeNull();
  });

  test('asks again after a failure', async () => {
    const retry = vi.fn();
    await draw(<Cars problem={new Error('no')} onRetry={retry} />);
    await userEvent.click(getByRole(document.body, 'button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  test('counts the rows that there are, also those that are not here', async () => {
    await draw(<Cars rows={cars} rowCount={1200} />);
    const table = getByRole(document.body, 'table', { name: 'Cars' });
    expect(table.getAttribute('aria-rowcount')).toBe('1201');
    expect(getAllByRole(table, 'row').map(row => row.getAttribute('aria-rowindex'))).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
    expect(getAllByRole(table, 'cell', { name: /^RM/ })).toHaveLength(3);
  });

  test('puts its rows in order when a head is pressed, and says so', async () => {
    const Sorted = () => {
      const [sorting, setSorting] = useState<Sorting>();
      return <Cars rows={cars} sorting={sorting} onSort={setSorting} />;
    };
    await draw(<Sorted />);
    expect(names()).toEqual(['Myvi', 'Axia', 'Bezza']);
    const head = getByRole(document.body, 'columnheader', { name: 'Name' });
    await userEvent.click(getByRole(head, 'button'));
    expect(names()).toEqual(['Axia', 'Bezza', 'Myvi']);
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(getByRole(head, 'button'));
    expect(names()).toEqual(['Myvi', 'Bezza', 'Axia']);
    expect(head.getAttribute('aria-sort')).toBe('descending');
  });

  const onPhone = () => {
    const narrow = vi.spyOn(window, 'matchMedia');
    onTestFinished(() => narrow.mockRestore());
    narrow.mockImplementation(media =>
      Object.assign(new EventTarget() as MediaQueryList, { media, matches: true }),
    );
  };

  test('says to a phone, which sees no heads, in which order the rows are', async () => {
    onPhone();
    const Sorted = () => {
      const [sorting, setSorting] = useState<Sorting>();
      return <Cars rows={cars} sorting={sorting} hasOwnOrder onSort={setSorting} />;
    };
    await draw(<Sorted />);
    const order = getByRole(document.body, 'combobox', { name: 'Sort by' });
    expect(getByRole(order, 'option', { selected: true }).textContent).toBe('List order');
    await userEvent.selectOptions(order, 'Name');
    expect(getByRole(order, 'option', { selected: true }).textContent).toBe('Name');
    expect(names()).toEqual(['Axia', 'Bezza', 'Myvi']);
    // What is not seen is not stopped at either.
    expect(queryByRole(getByRole(document.body, 'table'), 'button')).toBeNull();
    await userEvent.click(getByRole(document.body, 'button', { name: 'Ascending' }));
    expect(names()).toEqual(['Myvi', 'Bezza', 'Axia']);
  });

  test('asks a phone for no column where only one puts rows in order', async () => {
    onPhone();
    const Sorted = () => {
      const [sorting, setSorting] = useState<Sorting | undefined>({ column: 'name', descending: false });
      return <Cars rows={cars} sorting={sorting} onSort={setSorting} />;
    };
    await draw(<Sorted />);
    expect(queryByRole(document.body, 'combobox')).toBeNull();
    await userEvent.click(getByRole(document.body, 'button', { name: 'Name: Ascending' }));
    expect(names()).toEqual(['Myvi', 'Bezza', 'Axia']);
    expect(getByRole(document.body, 'button', { name: 'Name: Descending' }).textContent).toBe('Name');
  });

  test('leaves rows in the order that the server gave them', async () => {
    await draw(
      <Cars rows={cars} sorting={{ column: 'name', descending: false }} onSort={vi.fn()} sortedByServer />,
    );
    expect(names()).toEqual(['Myvi', 'Axia', 'Bezza']);
  });

  test('chooses one row, and all of them', async () => {
    const choose = vi.fn<(selected: ReadonlySet<string>) => void>();
    await draw(<Cars rows={cars} selected={new Set(['Axia'])} onSelect={choose} />);
    const axia = getByRole(document.body, 'checkbox', { name: 'Select: Axia' });
    expect(axia).toHaveProperty('checked', true);
    await userEvent.click(getByRole(document.body, 'checkbox', { name: 'Select: Myvi' }));
    expect(choose).toHaveBeenLastCalledWith(new Set(['Axia', 'Myvi']));
    await userEvent.click(getByRole(document.body, 'checkbox', { name: 'Select all' }));
    expect(choose).toHaveBeenLastCalledWith(new Set(['Myvi', 'Axia', 'Bezza']));
  });

  test('opens a row by its name', async () => {
    const open = vi.fn();
    await draw(<Cars rows={cars} onOpen={open} openId="Bezza" />);
    await userEvent.click(getByRole(document.body, 'button', { name: 'Bezza' }));
    expect(open).toHaveBeenCalledWith(cars[2]);
  });
});

const models = [
  { value: 'axia', label: 'Axia' },
  { value: 'bezza', label: 'Bezza' },
  { value: 'myvi', label: 'Myvi' },
] as const;

const field = () => getByRole<HTMLInputElement>(document.body, 'combobox', { name: 'Model' });

describe('a combobox', () => {
  test('finds a choice by a part of it, by keyboard alone', async () => {
    const choose = vi.fn();
    await draw(<Combobox label="Model" value="axia" options={models} onChoose={choose} />);
    expect(field().value).toBe('Axia');
    await userEvent.clear(field());
    await userEvent.type(field(), 'ez');
    const found = await findAllByRole(document.body, 'option');
    expect(found.map(({ textContent }) => textContent)).toEqual(['Bezza']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(choose).toHaveBeenCalledWith('bezza');
  });

  test('says that nothing is found', async () => {
    await draw(<Combobox label="Model" value="axia" options={models} onChoose={vi.fn()} />);
    await userEvent.clear(field());
    await userEvent.type(field(), 'saga');
    await waitFor(() => expect(document.body.textContent).toContain('Nothing found'));
    expect(queryByRole(document.body, 'option')).toBeNull();
  });
});

describe('a card', () => {
  test('is a region that its title names, and holds what belongs to it', async () => {
    await draw(
      <Card title="Your plan" text="What it grants." aside={<button type="button">Change</button>}>
        <p>Premium</p>
      </Card>,
    );
    const card = getByRole(document.body, 'region', { name: 'Your plan' });
    expect(getByRole(card, 'heading', { level: 2 }).textContent).toBe('Your plan');
    expect(getByRole(card, 'button').textContent).toBe('Change');
    expect(getByText(card, 'Premium')).not.toBeNull();
  });

  test('without a title is no region of its own', async () => {
    await draw(<Card>Only this</Card>);
    expect(queryByRole(document.body, 'region')).toBeNull();
  });

  test('facts are read as pairs', async () => {
    await draw(
      <Facts
        rows={[
          ['Plan', 'Premium'],
          ['Ends', 'Never'],
        ]}
      />,
    );
    expect(getAllByRole(document.body, 'term').map(({ textContent }) => textContent)).toEqual([
      'Plan',
      'Ends',
    ]);
    expect(getAllByRole(document.body, 'definition').map(({ textContent }) => textContent)).toEqual([
      'Premium',
      'Never',
    ]);
  });
});

test('a button that takes no press keeps the focus', async () => {
  const act = vi.fn();
  const Act = () => {
    const [busy, setBusy] = useState(false);
    return (
      <Button
        disabled={busy}
        onClick={() => {
          act();
          setBusy(true);
        }}
      >
        Approve
      </Button>
    );
  };
  await draw(<Act />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{Enter}');
  const button = getByRole(document.body, 'button', { name: 'Approve' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  expect(act).toHaveBeenCalledOnce();
});

test('a key alone leads nowhere once such keys are turned off', async () => {
  onTestFinished(() => turnSingleKeys(true));
  await draw(<SearchBox label="Search" hint="Name" value="" onSearch={vi.fn()} />);
  const field = getByRole(document.body, 'searchbox');
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(field);
  field.blur();
  turnSingleKeys(false);
  await waitFor(() => expect(field.getAttribute('aria-keyshortcuts')).toBeNull());
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(document.body);
});

describe('a search', () => {
  function Search({ asked }: { readonly asked: (text: string) => void }) {
    const [value, setValue] = useState('');
    const search = (text: string) => {
      asked(text);
      setValue(text);
    };
    return (
      <>
        <SearchBox label="Search" hint="Name" value={value} onSearch={search} />
        <button type="button" onClick={() => setValue('')}>
          All
        </button>
        <output>{value}</output>
      </>
    );
  }

  test('asks once somebody has stopped typing, and lets a link ask for something else', async () => {
    const asked = vi.fn();
    await draw(<Search asked={asked} />);
    const field = getByRole(document.body, 'searchbox') as HTMLInputElement;
    const listed = getByRole(document.body, 'status');
    /** Types, and waits until the list is the one that was asked for. */
    const search = async (value: string) => {
      fireEvent.input(field, { target: { value } });
      await expect.poll(() => listed.textContent).toBe(value);
    };
    await search('lim');
    fireEvent.click(getByRole(document.body, 'button', { name: 'All' }));
    await expect.poll(() => field.value).toBe('');
    // What would ask for the former again has had its time when another search is through.
    await search('siti');
    // One letter is not looked for, and what was found for more does not stand under it.
    fireEvent.input(field, { target: { value: 's' } });
    await expect.poll(() => listed.textContent).toBe('');
    expect(field.value).toBe('s');
    expect(asked.mock.calls.flat()).toEqual(['lim', 'siti', '']);
  });
});

test('an answer that is not our server’s is told of in the reader’s language', async () => {
  const garbled = new ApiProblem('unexpected_response', { status: 502 });
  await draw(<Failed problem={garbled} onRetry={() => undefined} />);
  expect(getByRole(document.body, 'alert').textContent).toContain('was not understood');
  await kitWords.read('ms');
  useLanguage.setState({ language: 'ms' });
  await waitFor(() => expect(getByRole(document.body, 'alert').textContent).toContain('tidak difahami'));
});

test('Caps Lock is said beside the hint, and not in its place', async () => {
  await draw(<PasswordField label="Password" name="password" hint="At least eight characters." />);
  const field = document.querySelector('input');
  if (!field) throw new Error('There is a field.');
  await userEvent.click(field);
  const user = userEvent.setup();
  await user.keyboard('{CapsLock}a');
  await waitFor(() => getByText(document.body, /Caps Lock.*At least eight characters\./));
  await user.keyboard('{CapsLock}a');
  await waitFor(() => getByText(document.body, 'At least eight characters.'));
});

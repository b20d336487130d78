// @vitest-environment jsdom
import { ApiProblem } from '@loan-kereta/sdk/client';
import { getByLabelText, getByRole, getByText, queryByRole, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { Component, type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { draw } from '../testing/draw.ts';
import { CheckField } from './check-field.tsx';
import { TextField } from './field.tsx';
import { Form, type Sending, useSendingForm } from './form.tsx';

type Names = Pick<Sending<{ name: string; note: string }, string>, 'send' | 'done'>;

function Names(given: Names) {
  const [isLoud, setLoud] = useState(false);
  const form = useSendingForm({
    ...given,
    defaults: { name: '', note: '' },
    check: ({ name }) => (name === '' ? { field: 'name', message: 'Enter a name.' } : undefined),
    explain: failure => (failure instanceof ApiProblem ? failure.detail : 'It failed.'),
  });
  return (
    <Form form={form} submit="Save" submitting="Saving...">
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('note')} label="Note" />
      <CheckField label="Loud" checked={isLoud} onChange={setLoud} />
    </Form>
  );
}

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <p>It crashed.</p> : this.props.children);
}

const save = () => userEvent.click(getByRole(document.body, 'button'));
const field = (label: string) => getByLabelText<HTMLInputElement>(document.body, label);

test('what is wrong is said at its field before anything is sent', async () => {
  const send = vi.fn();
  await draw(<Names send={send} done={() => 'Saved.'} />);
  await save();
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Name'));
  const said = getByRole(document.body, 'alert');
  expect(said.textContent).toBe('Enter a name.');
  expect(field('Name').getAttribute('aria-describedby')?.split(' ')).toContain(said.id);
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(field('Name'), 'Siti');
  expect(document.body.textContent).not.toContain('Enter a name.');
});

test('a refusal lands on the fields that it names, and what was sent stays', async () => {
  const refusal = new ApiProblem('invalid_request', {
    detail: 'Not as it should be.',
    errors: [{ path: 'note', message: 'Too long.' }],
  });
  await draw(<Names key="refused" send={() => Promise.reject(refusal)} done={() => 'Saved.'} />);
  await userEvent.type(field('Name'), 'Siti');
  await save();
  await waitFor(() => getByText(document.body, 'Too long.'));
  getByText(document.body, 'Not as it should be.');
  expect(document.activeElement).toBe(field('Note'));
  expect(field('Name').value).toBe('Siti');
});

test('nothing is typed or ticked that is not in what is sent, and the focus stays', async () => {
  const answer = Promise.withResolvers<string>();
  await draw(<Names key="slow" send={() => answer.promise} done={() => 'Saved.'} />);
  await userEvent.type(field('Name'), 'Siti{Enter}');
  await userEvent.keyboard('Aminah');
  expect(field('Name').value).toBe('Siti');
  expect(document.activeElement).toBe(field('Name'));
  await userEvent.click(field('Loud'));
  expect(field('Loud').checked).toBe(false);
  answer.reject(new Error('no network'));
  await waitFor(() => getByText(document.body, 'It failed.'));
  await userEvent.click(field('Loud'));
  expect(field('Loud').checked).toBe(true);
  await userEvent.click(field('Name'));
  await userEvent.keyboard(' Aminah');
  expect(field('Name').value).toBe('Siti Aminah');
});

test('what is said of a field that is not drawn stands above the button', async () => {
  const refusal = new ApiProblem('invalid_request', {
    detail: 'Choose a theme.',
    errors: [{ path: 'theme', message: 'Choose a theme.' }],
  });
  await draw(<Names key="elsewhere" send={() => Promise.reject(refusal)} done={() => 'Saved.'} />);
  await userEvent.type(field('Name'), 'Siti');
  await save();
  await waitFor(() => expect(getByRole(document.body, 'alert').textContent).toBe('Choose a theme.'));
  expect(field('Name').getAttribute('aria-invalid')).toBeNull();
});

test('once it is done it says so, and is not sent a second time', async () => {
  const answer = Promise.withResolvers<string>();
  const send = vi.fn(() => answer.promise);
  await draw(<Names key="done" send={send} done={name => `${name} is saved.`} />);
  await userEvent.type(field('Name'), 'Siti');
  await save();
  // Heard, as the region is there before its words are.
  const said = getByRole(document.body, 'status');
  expect(said.textContent).toBe('');
  answer.resolve('Siti');
  await waitFor(() => expect(said.textContent).toBe('Siti is saved.'));
  const button = getByRole(document.body, 'button');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  await save();
  await userEvent.type(field('Name'), '{Enter}');
  expect(send).toHaveBeenCalledOnce();
});

test('a screen that fails after it was sent does not ask for it again', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const done = () => {
    throw new Error('no');
  };
  await draw(
    <Boundary>
      <Names key="fault" send={async () => 'Siti'} done={done} />
    </Boundary>,
  );
  await userEvent.type(field('Name'), 'Siti');
  await save();
  await waitFor(() => getByText(document.body, 'It crashed.'));
  expect(queryByRole(document.body, 'button')).toBeNull();
  errors.mockRestore();
});

// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { draw } from '../testing/draw.ts';
import { useAsked } from './confirm.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

interface FormProps {
  readonly unsaved?: boolean;
  /** Told once it holds up whoever leaves, which it begins with when it is drawn again. */
  readonly onReady?: () => void;
  readonly onLeave?: () => void;
}

function Form({ unsaved = true, onReady, onLeave }: FormProps) {
  useLeaveQuestion({ unsaved, isSignedIn: () => true, ...(onLeave && { onLeave }) });
  const [isAgain, setAgain] = useState(false);
  useEffect(() => (isAgain ? onReady?.() : setAgain(true)), [isAgain, onReady]);
  return null;
}

const asked = () => useAsked.getState();
const answer = (leaves: boolean) => {
  const { question } = asked();
  useAsked.setState({ open: false });
  question?.answer(leaves);
};

test('whoever tries again before the answer is drawn is asked again, and once', async () => {
  const ready = Promise.withResolvers<void>();
  const router = createMemoryRouter([
    { path: '/', element: <Form onReady={ready.resolve} /> },
    { path: '/mail', element: null },
  ]);
  await draw(<RouterProvider router={router} />);
  await ready.promise;
  await router.navigate('/mail');
  await waitFor(() => expect(asked().open).toBe(true));
  answer(false);
  // The answer has been heard, and nothing drawn of it.
  await Promise.resolve();
  await router.navigate('/mail');
  await waitFor(() => expect(asked().open).toBe(true));
  answer(true);
  await waitFor(() => expect(router.state.location.pathname).toBe('/mail'));
});

test('of two that are drawn the one that would lose something is asked about, whichever came last', async () => {
  const ready = Promise.withResolvers<void>();
  const left: string[] = [];
  const both = (
    <>
      <Form onLeave={() => left.push('prices')} />
      <Form unsaved={false} onLeave={() => left.push('empty')} onReady={ready.resolve} />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: both },
    { path: '/mail', element: null },
  ]);
  await draw(<RouterProvider router={router} />);
  await ready.promise;
  await router.navigate('/mail');
  await waitFor(() => expect(asked().open).toBe(true));
  expect(router.state.location.pathname).toBe('/');
  answer(true);
  await waitFor(() => expect(router.state.location.pathname).toBe('/mail'));
  expect(left).toEqual(['prices']);
});

// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { draw } from '../testing/draw.ts';
import { useAsked } from '../ui/confirm.ts';
import { useLeaveQuestion } from '../ui/use-leave-question.ts';
import { useAddress } from './address.ts';

test('whoever stays where something is not saved goes on from there, and is not led away by a search', async () => {
  let address: ReturnType<typeof useAddress> | undefined;
  const ready = Promise.withResolvers<void>();
  const Prices = () => {
    address = useAddress();
    useLeaveQuestion({ unsaved: true, isSignedIn: () => true, part: 'view' });
    // It holds up whoever leaves once it is drawn again.
    const [isAgain, setAgain] = useState(false);
    useEffect(() => (isAgain ? ready.resolve() : setAgain(true)), [isAgain]);
    return null;
  };
  const router = createMemoryRouter([{ path: '/', element: <Prices /> }], {
    initialEntries: ['/?view=prices'],
  });
  await draw(<RouterProvider router={router} />);
  await ready.promise;
  const asked = () => useAsked.getState();
  address?.set({ view: undefined }, { isStep: true });
  await waitFor(() => expect(asked().open).toBe(true));
  useAsked.setState({ open: false });
  asked().question?.answer(false);
  // Nobody searches before the page is drawn again.
  await new Promise(resolve => setTimeout(resolve, 100));

  address?.set({ search: 'axia' });
  // What follows at once is wanted as well.
  address?.set({ brand: 'Perodua' });
  const shown = '?view=prices&search=axia&brand=Perodua';
  await waitFor(() => expect(router.state.location.search).toBe(shown));
  expect(asked().open).toBe(false);
});

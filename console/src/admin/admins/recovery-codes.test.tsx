// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { useAdmin } from '../../session/admin.ts';
import { draw } from '../../testing/draw.ts';
import { useAsked } from '../../ui/confirm.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { adminsWords } from './words.ts';

test('recovery codes that are nowhere else yet are not left behind unasked, by whatever way', async () => {
  useAdmin.setState({ status: 'signed-in', admin: { email: 'demo-admin@example.com', role: 'admin' } });
  await adminsWords.read('en');
  const ready = Promise.withResolvers<void>();
  const Codes = () => {
    // They hold up whoever leaves once they are drawn again.
    const [isAgain, setAgain] = useState(false);
    useEffect(() => (isAgain ? ready.resolve() : setAgain(true)), [isAgain]);
    return <RecoveryCodes codes={['abcd-efgh']} onClose={() => undefined} />;
  };
  const router = createMemoryRouter([
    { path: '/', element: <Codes /> },
    { path: '/mail', element: null },
  ]);
  await draw(<RouterProvider router={router} />);
  await ready.promise;
  for (const elsewhere of ['/mail', '/?part=team']) {
    await router.navigate(elsewhere);
    await waitFor(() => expect(useAsked.getState().open).toBe(true));
    expect(useAsked.getState().question?.text).toContain('Nobody can show them again');
    useAsked.setState({ open: false });
    useAsked.getState().question?.answer(false);
    await waitFor(() =>
      expect([...router.state.blockers.values()].map(({ state }) => state)).toEqual(['unblocked']),
    );
    expect(router.state.location).toMatchObject({ pathname: '/', search: '' });
  }
});

// @vitest-environment jsdom
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider, useNavigation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../testing/draw.ts';
import { useLeadOn } from './use-lead-on.ts';

// What draws and what routes take their own time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

type LeadOn = ReturnType<typeof useLeadOn>;

function Page({ onReady }: { readonly onReady: (leadOn: LeadOn) => void }) {
  const leadOn = useLeadOn();
  useEffect(() => onReady(leadOn));
  return null;
}

/** What is drawn while a page is on its way, or is there. */
function Then({ told }: { readonly told: () => void }) {
  useEffect(told, [told]);
  return null;
}

/** A page that leads on, with one that comes at once and one whose files never do. */
async function drawn() {
  const ready = Promise.withResolvers<LeadOn>();
  const gone = Promise.withResolvers<void>();
  const going = Promise.withResolvers<void>();
  const IsGoing = () => useNavigation().state !== 'idle' && <Then told={going.resolve} />;
  const page = (
    <>
      <IsGoing />
      <Page onReady={ready.resolve} />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/mail', element: <Then told={gone.resolve} /> },
    { path: '/slow', element: null, loader: () => new Promise<null>(() => {}) },
  ]);
  await draw(<RouterProvider router={router} />);
  const leadOn = await ready.promise;
  const leave = async (path: '/mail' | '/slow') => {
    void router.navigate(path);
    await (path === '/mail' ? gone : going).promise;
  };
  return { leadOn, lead: vi.fn(), leave };
}

test('whoever is still there is led on once the while is over', async () => {
  const { lead, leadOn } = await drawn();
  leadOn(lead, 1500);
  vi.advanceTimersByTime(1499);
  expect(lead).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(lead).toHaveBeenCalledOnce();
});

for (const path of ['/mail', '/slow'] as const) {
  test(`whoever has gone to ${path} meanwhile is not led away from there`, async () => {
    const { lead, leadOn, leave } = await drawn();
    leadOn(lead, 1500);
    await leave(path);
    vi.advanceTimersByTime(1500);
    expect(lead).not.toHaveBeenCalled();
  });

  test(`neither is who had gone to ${path} before it was known what came of it`, async () => {
    const { lead, leadOn, leave } = await drawn();
    await leave(path);
    leadOn(lead, 1500);
    vi.advanceTimersByTime(1500);
    expect(lead).not.toHaveBeenCalled();
  });
}

// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextTask } from '../browser/next-task.ts';
import { useSession } from '../session/advisor.ts';
import { draw } from '../testing/draw.ts';
import { takeBackQuestion, useAsked } from '../ui/confirm.ts';
import { keepFields, readUnsent, timeOfSave } from './unsent.ts';
import { UnsentWatch } from './unsent-watch.tsx';
import { profileWords } from './words.ts';

const userId = 7;
/** How often the profile was asked for. */
let asked: number;

beforeEach(async () => {
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json({ slug: 'aisyah', branding_name: 'Aisyah', headline: 'Di sana' });
  });
  const user = { id: userId, email: 'aisyah@example.com', name: 'Aisyah' };
  useSession.setState({ status: 'signed-in', user, access: {}, confirmed: true }, true);
  keepFields(userId, { headline: '' }, { headline: 'Di sini' }, timeOfSave(userId));
  await profileWords.read('en');
});
afterEach(() => {
  takeBackQuestion();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Has the tab be one that somebody looks at, or behind another. */
function look(isSeen: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isSeen);
  document.dispatchEvent(new Event('visibilitychange'));
}

const watch = () =>
  draw(
    <QueryClientProvider client={new QueryClient()}>
      <UnsentWatch />
    </QueryClientProvider>,
  );
const isAsked = () => useAsked.getState().open;
const lookAndTell = () => {
  look(true);
  return isAsked();
};

test('a tab that nobody looks at does not ask, and asks once somebody does', async () => {
  look(false);
  await watch();
  await expect.poll(() => asked).toBe(1);
  await nextTask();
  expect(isAsked()).toBe(false);
  await expect.poll(lookAndTell).toBe(true);
});

test('a question that is left for another tab is taken back, and asked anew in the one that is come back to', async () => {
  await watch();
  await expect.poll(isAsked).toBe(true);
  look(false);
  expect(isAsked()).toBe(false);
  await expect.poll(lookAndTell).toBe(true);
  expect(readUnsent(userId)?.to).toEqual({ headline: 'Di sini' });
});

test('whoever has put the answer off is not asked again for coming back', async () => {
  await watch();
  await expect.poll(isAsked).toBe(true);
  takeBackQuestion();
  await nextTask();
  look(false);
  look(true);
  await nextTask();
  expect(asked).toBe(1);
  expect(isAsked()).toBe(false);
});

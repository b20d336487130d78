// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepCopy } from '../../calculator/copy.ts';
import { calculatorFor, guestCalculator } from '../../calculator/source.ts';
import { useSession } from '../../session/advisor.ts';
import { draw } from '../../testing/draw.ts';
import { Stale } from './stale.tsx';
import { appWords } from './words.ts';

const userId = 7;
let isAway: boolean;

beforeEach(async () => {
  isAway = false;
  vi.stubGlobal('fetch', async () => {
    if (isAway) throw new TypeError('Failed to fetch');
    return Response.json({ models: [] });
  });
  const user = { id: userId, email: 'aisyah@example.com', name: 'Aisyah' };
  useSession.setState({ status: 'signed-in', user, access: {}, confirmed: true }, true);
  await appWords.read('en');
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** What is said of the age of somebody's calculator. */
async function said(owner: number | 'guest'): Promise<string | null> {
  await draw(<Stale owner={owner} className={undefined} onRetry={() => {}} />);
  return document.body.textContent;
}

test('how old an account’s calculator is stays said while that of a guest, which outlives a sign-in, asks on', async () => {
  const guests = await guestCalculator();
  const advisor = { ...guests.advisor, uploaded: false };
  keepCopy(userId, { ...guests, advisor, layout: null, edited: false, data_version: '"1"' });
  isAway = true;
  await calculatorFor(userId);
  expect(await said('guest')).toBe('');
  isAway = false;
  await calculatorFor('guest');
  expect(await said(userId)).toContain('prices may be older');
});

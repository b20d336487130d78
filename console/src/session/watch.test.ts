import { sessionLimits } from '@loan-kereta/sdk/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionPhase } from './phase.ts';
import { watchSession } from './watch.ts';

const minute = 60_000;
let stored: Map<string, string>;
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Follows an advisor's session. @returns where it stands, and when the server was told that it is in use, in ms */
function watched() {
  const began = Date.now();
  const told: number[] = [];
  let phase: SessionPhase['name'] = 'running';
  const watcher = watchSession('user', {
    looked: seen => {
      phase = seen.name;
    },
    async tellServer() {
      told.push(Date.now() - began);
    },
  });
  return { watcher, told, phase: () => phase };
}
const act = () => page.dispatchEvent(new Event('keydown'));

test('the server hears of the last thing that is done, so that its end of the session is not before the page’s', () => {
  const { told, phase } = watched();
  vi.advanceTimersByTime(2 * minute);
  act();
  vi.advanceTimersByTime(20_000);
  act();
  vi.advanceTimersByTime(sessionLimits.user.idle - 1000);
  expect(told).toEqual([2 * minute, 3 * minute]);
  expect(phase()).toBe('warning');
  vi.advanceTimersByTime(1000);
  expect(phase()).toBe('over');
});

test('whoever does something all the time has the server told once a minute', () => {
  const { told } = watched();
  for (let second = 0; second < 300; second += 2) {
    vi.advanceTimersByTime(2000);
    act();
  }
  expect(told).toEqual([1, 2, 3, 4, 5].map(count => count * minute));
});

test('the answer to the warning is told at once, and nothing is after the watch has ended', async () => {
  const { watcher, told, phase } = watched();
  vi.advanceTimersByTime(sessionLimits.user.idle - minute);
  expect(phase()).toBe('warning');
  await watcher.extend();
  expect(told).toEqual([sessionLimits.user.idle - minute]);
  expect(phase()).toBe('running');
  vi.advanceTimersByTime(5000);
  act();
  watcher.stop();
  vi.advanceTimersByTime(2 * minute);
  expect(told).toHaveLength(1);
});

test('a clock that is set back leaves whoever does something signed in, and the server told', () => {
  const wrong = Date.now() + 180 * minute;
  vi.setSystemTime(wrong);
  const { told, phase } = watched();
  vi.advanceTimersByTime(2 * minute);
  act();
  expect(told).toHaveLength(1);
  vi.setSystemTime(wrong - 180 * minute);
  for (let second = 0; second < 300; second += 2) {
    vi.advanceTimersByTime(2000);
    act();
  }
  expect(phase()).toBe('running');
  expect(told).toHaveLength(5);
  vi.advanceTimersByTime(sessionLimits.user.idle - minute);
  expect(phase()).toBe('warning');
});

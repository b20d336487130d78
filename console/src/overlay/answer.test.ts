// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { watchAnswer } from './answer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('each new answer is reported once, a lost network never', async () => {
  vi.useFakeTimers();
  let answer: () => Response = () => Response.json({ otr: 40_310 });
  const asked: unknown[][] = [];
  vi.stubGlobal('fetch', async (...call: unknown[]) => {
    asked.push(call);
    return answer();
  });
  const changed = vi.fn();
  const { look, stop } = watchAnswer('siti', changed);
  const after = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return changed.mock.calls.length;
  };
  expect(await after(31)).toBe(1);
  expect(changed).toHaveBeenLastCalledWith({ otr: 40_310 }, true);
  expect(asked).toEqual(Array(3).fill(['/api/embed/siti', { cache: 'no-cache' }]));
  answer = () => {
    throw new TypeError('offline');
  };
  expect(await after(30)).toBe(1);
  answer = () => new Response('{}', { status: 503 });
  expect(await after(30)).toBe(1);
  answer = () => Response.json({ otr: 41_000 });
  expect(await after(60)).toBe(2);
  expect(changed).toHaveBeenLastCalledWith({ otr: 41_000 }, false);
  answer = () => Response.json({ otr: 41_500 });
  look();
  expect(await after(0)).toBe(3);
  stop();
  answer = () => Response.json({ otr: 42_000 });
  expect(await after(60)).toBe(3);
});

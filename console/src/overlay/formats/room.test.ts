import { expect, test } from 'vitest';
import { timeLeft } from './countdown.tsx';
import { modulePixels, roomOf } from './room.ts';

test('the smallest letters have 56 px wide and 34 px upright', () => {
  expect(roomOf('lower-third', 1920, 1080)).toMatchObject({ letters: 56, isUpright: false });
  expect(roomOf('portrait', 1080, 1920)).toMatchObject({ letters: 34, isUpright: true });
  expect(roomOf('ticker', 3840, 2160).letters).toBe(112);
});

test('a source in the shape of one format fills with it', () => {
  expect(roomOf('lower-third', 1920, 400).height).toBeCloseTo(400);
  expect(roomOf('ticker', 700, 260)).toMatchObject({ width: 700 });
});

test('every format has room in sources of 1 × 1 and of 8,000 px', () => {
  for (const format of ['lower-third', 'side-card', 'portrait', 'landscape', 'ticker'] as const)
    for (const [width, height] of [
      [1, 1],
      [8000, 8000],
      [8000, 100],
      [1080, 1920],
      [1080, 2340],
      [600, 1000],
    ] as const) {
      const room = roomOf(format, width, height);
      expect(room.width + room.free.left + room.free.right).toBeLessThanOrEqual(width + 0.01);
      expect(room.height + room.free.top).toBeLessThanOrEqual(height + 0.01);
    }
});

test('a module has whole pixels, and a code 200 px in a picture of 1080', () => {
  expect(modulePixels(41, 1)).toBe(5);
  expect(41 * modulePixels(41, 1)).toBeGreaterThanOrEqual(200);
  expect(modulePixels(41, 0.25)).toBe(2);
});

test.each([
  [59_001, '1:00'],
  [3_909_000, '1:05:09'],
  [0, ''],
  [-5000, ''],
])('%s ms left read %s', (milliseconds, text) => {
  expect(timeLeft(1000 + milliseconds, 1000)).toBe(text);
});

import { expect, test } from 'vitest';
import { curve, trace } from './outline.ts';

test('two points make a straight line', () => {
  expect(curve('0,0 30,60')).toEqual(['M0 0C10 20 20 40 30 60']);
});

test('points on a line stay on it, however unevenly they lie', () => {
  const numbers =
    trace(curve('0,0 1,2 40,80 45,90'))
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const offLine = numbers.flatMap((x, i) =>
    i % 2 ? [] : [Math.abs(2 * x - (numbers[i + 1] ?? Number.NaN))],
  );
  expect(Math.max(...offLine)).toBeLessThan(0.05);
});

test('the curve runs smoothly through a point and breaks at a corner', () => {
  const bend = (points: string) => {
    const [before = '', after = ''] = curve(points);
    const [, , , , bx = 0, by = 0, x = 0, y = 0] = before.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const [, , ax = 0, ay = 0] = after.match(/-?[\d.]+/g)?.map(Number) ?? [];
    return Math.abs(Math.atan2(y - by, x - bx) - Math.atan2(ay - y, ax - x));
  };
  expect(bend('0,0 10,10 30,0')).toBeLessThan(0.01);
  expect(bend('0,0 10,10! 30,0')).toBeGreaterThan(1);
});

test('lines that meet become one path', () => {
  expect(trace(curve('0,0 3,0'), curve('3,0 3,3'))).toBe('M0 0C1 0 2 0 3 0C3 1 3 2 3 3');
  expect(trace()).toBe('');
});

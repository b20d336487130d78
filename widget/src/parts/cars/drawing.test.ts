import { expect, test } from 'vitest';
import { alza } from './alza.ts';
import { aruz } from './aruz.ts';
import { ativa } from './ativa.ts';
import { axia } from './axia.ts';
import { bezza } from './bezza.ts';
import { myvi } from './myvi.ts';
import { curve } from './outline.ts';

/** Ends of what the curve through these points covers. */
function extent(points: string) {
  const at = curve(points).flatMap(stretch => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] =
      stretch.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const bezier = (t: number, a: number, b: number, c: number, d: number) =>
      a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;
    return Array.from({ length: 21 }, (_, i) => ({
      x: bezier(i / 20, x0, x1, x2, x3),
      y: bezier(i / 20, y0, y1, y2, y3),
    }));
  });
  return {
    left: Math.min(...at.map(({ x }) => x)),
    right: Math.max(...at.map(({ x }) => x)),
    top: Math.max(...at.map(({ y }) => y)),
  };
}

// Published length, height and wheelbase in centimetres; the Aruz's height includes its roof rails.
test.each([
  { name: 'Axia', car: axia, length: 376, height: 151, wheelbase: 252.5 },
  { name: 'Bezza', car: bezza, length: 417, height: 153, wheelbase: 245.5 },
  { name: 'Myvi', car: myvi, length: 390, height: 152, wheelbase: 250 },
  { name: 'Ativa', car: ativa, length: 407, height: 164, wheelbase: 252.5 },
  { name: 'Alza', car: alza, length: 443, height: 164, wheelbase: 275 },
  { name: 'Aruz', car: aruz, length: 444, height: 171 - 4, wheelbase: 268.5 },
])('the $name has its true measures', ({ car, length, height, wheelbase }) => {
  const { left, right, top } = extent(car.outline.join(' '));
  expect(car.length).toBe(length);
  expect(Math.abs(left)).toBeLessThan(1);
  expect(Math.abs(right - length)).toBeLessThan(1);
  expect(Math.abs(top - height)).toBeLessThan(1);
  expect(car.axles[1] - car.axles[0]).toBe(wheelbase);
});

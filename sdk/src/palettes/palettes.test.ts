import { expect, test } from 'vitest';
import { paletteNames } from '../plans/index.ts';
import { palettes as byName, type Palette } from './index.ts';

const palettes = Object.entries(byName);

type Oklab = readonly [lightness: number, a: number, b: number];

/** Source: Björn Ottosson, 'A perceptual color space for image processing', 2020. */
function oklab(hex: string): Oklab {
  const linear = (at: number) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [linear(1), linear(3), linear(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const distance = (one: string, other: string): number => {
  const to = oklab(other);
  return Math.hypot(...oklab(one).map((value, i) => value - (to[i] ?? 0)));
};

const pairs = palettes.flatMap(([name, palette], i) =>
  palettes.slice(i + 1).map(([otherName, other]) => ({ names: `${name} and ${otherName}`, palette, other })),
);

const difference = (one: Palette, other: Palette) =>
  Math.hypot(distance(one.primary, other.primary), distance(one.accent, other.accent));

test('every name has its palette, and a label of its own', () => {
  expect(palettes.map(([name]) => name)).toEqual([...paletteNames]);
  expect(new Set(palettes.map(([, { label }]) => label)).size).toBe(paletteNames.length);
});

test('no two palettes can be mistaken for each other', () => {
  const alike = pairs
    .map(({ names, palette, other }) => ({ names, found: difference(palette, other) }))
    .filter(({ found }) => found < 0.15);
  expect(alike).toEqual([]);
});

test('no two primaries are nearly the same', () => {
  const alike = pairs
    .map(({ names, palette, other }) => ({ names, found: distance(palette.primary, other.primary) }))
    .filter(({ found }) => found < 0.06);
  expect(alike).toEqual([]);
});

test('the colours inside a palette stand apart, and a hover is seen but stays the same colour', () => {
  const faults = palettes.filter(([, { primary, primaryHover, secondary, accent, accentHover }]) => {
    const hovers = [distance(primary, primaryHover), distance(accent, accentHover)];
    return (
      Math.min(distance(primary, accent), distance(primary, secondary)) < 0.1 ||
      hovers.some(hover => hover < 0.02 || hover > 0.1)
    );
  });
  expect(faults.map(([name]) => name)).toEqual([]);
});

import axe from 'axe-core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultPalette, palettes, presenterPalette, tokens } from './index.ts';

// The judge is axe-core, which also measures the finished pages; its types leave the colour helpers out.
interface AxeColour {
  parseHexString(hex: string): void;
}
const { color } = axe.commons as unknown as {
  color: { Color: new () => AxeColour; getContrast(ground: AxeColour, text: AxeColour): number };
};

function contrastOf(text: string, ground: string): number {
  const [textColour, groundColour] = [new color.Color(), new color.Color()];
  textColour.parseHexString(text);
  groundColour.parseHexString(ground);
  return color.getContrast(groundColour, textColour);
}

const light = ['#ffffff', '#f2f3f5', '--lk-paper', '--lk-tint', '--lk-tint-2'];
const night = ['#0a0c12', '#171b24', '#262b36', '--lk-shade', '--lk-shade-2'];

type Guarantee = [ratio: number, foregrounds: string[], grounds: string[]];

const guarantees: Guarantee[] = [
  [4.5, ['--lk-on-primary'], ['--lk-primary', '--lk-primary-hover']],
  [4.5, ['--lk-on-secondary'], ['--lk-secondary']],
  [4.5, ['--lk-on-accent'], ['--lk-accent', '--lk-accent-hover']],
  [12, ['--lk-ink'], light],
  [5, ['--lk-ink-soft', '--lk-primary-ink', '--lk-accent-ink'], light],
  [3, ['--lk-field-line', '--lk-focus'], light],
  [1.1, ['--lk-line'], ['--lk-paper', '--lk-tint']],
  [12, ['--lk-night-ink'], night],
  [5, ['--lk-night-ink-soft', '--lk-primary-glow', '--lk-accent-glow'], night],
  [3, ['--lk-night-field-line', '--lk-night-focus'], night],
  [1.1, ['--lk-night-line'], ['--lk-shade', '--lk-shade-2']],
  [2, ['--lk-car'], [...light, ...night]],
];

type Pair = readonly [foreground: string, ground: string];

/** The pairs of a guarantee whose contrast is too low among `derived`. */
function tooWeak(
  derived: Readonly<Record<string, string>>,
  [ratio, foregrounds, grounds]: Guarantee,
): Pair[] {
  const hex = (name: string) => (name.startsWith('#') ? name : (derived[name] ?? `${name} is missing`));
  return foregrounds
    .flatMap(foreground => grounds.map((ground): Pair => [foreground, ground]))
    .filter(([foreground, ground]) => !(contrastOf(hex(foreground), hex(ground)) >= ratio));
}

const schemes = Object.entries({ ...palettes, presenter: presenterPalette });

describe.each(schemes)('the tokens of %s', (_, palette) => {
  const derived = tokens(palette);

  test.each(guarantees)('have at least %d:1 for %j on %j', (...guarantee) => {
    expect(tooWeak(derived, guarantee)).toEqual([]);
  });

  test('are all plain #rrggbb', () => {
    expect(Object.values(derived).filter(value => !/^#[0-9a-f]{6}$/.test(value))).toEqual([]);
  });

  test('keep the colours of the palette as given', () => {
    expect(derived).toMatchObject({
      '--lk-primary': palette.primary,
      '--lk-primary-hover': palette.primaryHover,
      '--lk-secondary': palette.secondary,
      '--lk-accent': palette.accent,
      '--lk-accent-hover': palette.accentHover,
    });
  });
});

test('whatever the palette, all but the text on its own colours is readable', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`);
  const anyPalette = fc.record({
    label: fc.constant('Any'),
    primary: hex,
    primaryHover: hex,
    secondary: hex,
    accent: hex,
    accentHover: hex,
  });
  const derivedOnly = guarantees.filter(([, [foreground]]) => !foreground?.startsWith('--lk-on-'));
  fc.assert(
    fc.property(anyPalette, palette => {
      expect(derivedOnly.flatMap(guarantee => tooWeak(tokens(palette), guarantee))).toEqual([]);
    }),
  );
});

test('a palette is computed once', () => {
  expect(tokens(defaultPalette)).toBe(tokens(defaultPalette));
});

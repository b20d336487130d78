import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from './colour.ts';
import { paletteOf, tokens } from './index.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`);

test('text reads on whatever three colours somebody chooses', () => {
  const colors = fc.record({ primary: hex, secondary: hex, accent: hex });
  fc.assert(
    fc.property(colors, chosen => {
      const palette = paletteOf(chosen);
      const set = tokens(palette);
      for (const [text, ground] of [
        [set['--lk-on-primary'], palette.primary],
        [set['--lk-on-primary'], palette.primaryHover],
        [set['--lk-on-secondary'], palette.secondary],
        [set['--lk-on-accent'], palette.accent],
        [set['--lk-on-accent'], palette.accentHover],
        [set['--lk-primary-ink'], set['--lk-tint-2']],
        [set['--lk-accent-ink'], set['--lk-tint-2']],
      ] as const)
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    }),
    { examples: [[{ primary: '#767d8a', secondary: '#747474', accent: '#7a7a7a' }]] },
  );
});

test('a colour on which text reads stays as it was chosen', () => {
  const colors = { primary: '#0a666e', secondary: '#ffffff', accent: '#f5b13d' };
  expect(paletteOf(colors)).toMatchObject(colors);
});

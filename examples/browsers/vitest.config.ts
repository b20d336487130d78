import { defineConfig } from 'vitest/config';
import { pinFonts } from '../../scripts/fonts.ts';

pinFonts();

export default defineConfig({
  // A browser that starts on a busy machine takes its time.
  test: {
    name: 'browsers',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});

import { defineConfig } from 'vitest/config';
import { pinFonts } from '../../scripts/fonts.ts';
import { eventTimeout, testTimeout } from '../../scripts/timeouts.ts';

pinFonts();

export default defineConfig({
  test: {
    name: 'browsers',
    testTimeout,
    hookTimeout: testTimeout,
    expect: { poll: { timeout: eventTimeout } },
  },
});

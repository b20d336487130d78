import { defineConfig } from 'vitest/config';
import { eventTimeout, testTimeout } from '../scripts/timeouts.ts';
import { routes } from './build/routes.ts';

/** What needs no browser; a `.spec.ts` is Playwright's. */
export default defineConfig({
  plugins: [routes],
  test: {
    include: ['{src,offline}/**/*.test.{ts,tsx}'],
    testTimeout,
    hookTimeout: testTimeout,
    expect: { poll: { timeout: eventTimeout } },
    // To import React and the kit again for each file took as long as the tests.
    isolate: false,
  },
});

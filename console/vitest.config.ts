import { defineConfig } from 'vitest/config';

/** What needs no browser; a `.spec.ts` is Playwright's. */
export default defineConfig({ test: { include: ['src/**/*.test.{ts,tsx}'], testTimeout: 120_000 } });

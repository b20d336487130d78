import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../scripts/chromium-flags.ts';

/** The API under test, on a database of its own and a port that two runs at a time can tell apart. */
const apiPort = process.env.LK_E2E_PORT ?? '4317';
const apiUrl = `http://127.0.0.1:${apiPort}`;

const specs = ['examples/tests/**/*.spec.ts', 'console/src/**/*.spec.ts'];
const ofTheList = ['console/src/admin/{editor,models}/**/*.spec.ts'];

export default defineConfig({
  // The console's browser tests stand beside its screens, and need the same server.
  testDir: '..',
  outputDir: '../test-results',
  fullyParallel: true,
  // A page waits as much as it works: two leave a core of two idle.
  workers: 3,
  // Two cores that also run the server, and whatever else the machine is busy with.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  projects: [
    { name: 'pages', testMatch: specs, testIgnore: ofTheList },
    // There is one list of cars, and whoever saves an older one than it is has a conflict.
    { name: 'list of cars', testMatch: ofTheList, workers: 1 },
  ],
  forbidOnly: !!process.env.CI,
  reporter: [['list']],
  use: {
    baseURL: apiUrl,
    // One would answer before a test's own route does.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.LK_CHROMIUM, args: chromiumFlags },
  },
  webServer: {
    command: 'node ../api/src/main.ts',
    url: `${apiUrl}/readyz`,
    env: {
      LK_PORT: apiPort,
      LK_HOST: '127.0.0.1',
      LK_PUBLIC_URL: apiUrl,
      LK_DATABASE_URL: `sqlite:${join(mkdtempSync(join(tmpdir(), 'loan-kereta-e2e-')), 'e2e.sqlite')}`,
      LK_LOG_LEVEL: 'warn',
      LK_DEMO_PASSWORD: 'only-for-tests-1',
      NODE_ENV: 'test',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../scripts/chromium-flags.ts';
import { pinFonts } from '../scripts/fonts.ts';
import { eventTimeout, testTimeout } from '../scripts/timeouts.ts';

pinFonts();

/** Where an API under test listens: two runs at a time can tell their ports apart. */
const port = Number(process.env.LK_E2E_PORT ?? 4317);
const addressOf = (offset: number) => `http://127.0.0.1:${port + offset}`;

/** Where the APIs under test keep what they keep: said by the environment, as each worker reads this file again. */
process.env.LK_E2E_FOLDER ??= mkdtempSync(join(tmpdir(), 'loan-kereta-e2e-'));
const folderOf = (offset: number) => join(process.env.LK_E2E_FOLDER ?? '', String(offset));

/** An API under test, on a database of its own. */
const server = (offset: number, folder = folderOf(offset)) => ({
  command: 'node ../api/src/main.ts',
  url: `${addressOf(offset)}/readyz`,
  env: {
    LK_PORT: String(port + offset),
    LK_HOST: '127.0.0.1',
    LK_PUBLIC_URL: addressOf(offset),
    LK_DATABASE_URL: `sqlite:${join(folder, 'e2e.sqlite')}`,
    LK_STORAGE_URL: `file:${join(folder, 'uploads')}`,
    LK_SMTP_URL: `file:${join(folder, 'outbox')}`,
    LK_SUPPORT_WHATSAPP: '60199998888',
    LK_OWNER_EMAIL: 'owner@example.com',
    LK_LOG_LEVEL: 'warn',
    LK_DEMO_PASSWORD: 'only-for-tests-1',
    // The tests say from which network they come, as a proxy would.
    LK_TRUSTED_PROXIES: '1',
    NODE_ENV: 'test',
  },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
});

const specs = ['examples/tests/**/*.spec.ts', 'console/src/**/*.spec.ts'];
const ofWholeLists = [
  'console/src/admin/{editor,models}/**/*.spec.ts',
  'console/src/admin/dashboard/today.spec.ts',
  'console/src/admin/jobs/whole-list.spec.ts',
  'console/src/admin/mail/retry-all.spec.ts',
  'examples/tests/whole-document.spec.ts',
];

export default defineConfig({
  // The console's browser tests stand beside its screens, and need the same server.
  testDir: '..',
  outputDir: '../test-results',
  fullyParallel: true,
  // A page waits as much as it works: two leave a core of two idle.
  workers: 3,
  timeout: testTimeout,
  expect: { timeout: eventTimeout },
  projects: [
    // There is one list of cars on a server: who saves an older one than it is has a conflict, and others see the cars.
    // What is done to all users, or to all mails, is done to everybody's.
    { name: 'whole lists', testMatch: ofWholeLists, workers: 1, use: { baseURL: addressOf(1) } },
    { name: 'pages', testMatch: specs, testIgnore: ofWholeLists },
  ],
  forbidOnly: !!process.env.CI,
  // A test that passes at its second try is named in the report, as flaky: a fault to mend.
  retries: process.env.CI ? 1 : 0,
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: '../playwright-report' }],
    ...(process.env.CI ? [['../scripts/what-was-shown.ts'] as const] : []),
  ],
  use: {
    baseURL: addressOf(0),
    // As long as what is expected is waited for: a press that hangs is no reason to hang until the test's end.
    actionTimeout: eventTimeout,
    // One would answer before a test's own route does.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.LK_CHROMIUM, args: chromiumFlags },
  },
  webServer: [server(0), server(1)],
});

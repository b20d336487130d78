import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { eventTimeout, testTimeout } from './scripts/timeouts.ts';

/** A workspace whose tests share one world in a worker: to import it again for each file took as long as the tests. */
const unit = (workspace: string, exclude: string[] = []): TestProjectInlineConfiguration => ({
  root: workspace,
  test: {
    name: `@loan-kereta/${workspace}`,
    isolate: false,
    testTimeout,
    hookTimeout: testTimeout,
    expect: { poll: { timeout: eventTimeout } },
    exclude: [...configDefaults.exclude, ...exclude],
  },
});

// The console and the API keep settings of their own beside their tests; the API's add MySQL when LK_TEST_MYSQL_URL is set.
export default defineConfig({
  test: {
    // What builds the widget to weigh it, or wants it built, is the step `size`.
    projects: [unit('sdk'), unit('widget', ['bench/*.test.ts']), unit('scripts'), 'console', 'api'],
  },
});

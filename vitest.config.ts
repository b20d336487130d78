import { configDefaults, defineConfig } from 'vitest/config';

/** Without what builds the widget to weigh it, which takes longer than all the rest: the step `size` does that. */
const widget = {
  root: 'widget',
  test: { name: '@loan-kereta/widget', exclude: [...configDefaults.exclude, 'bench/sizes.test.ts'] },
};

// Each workspace keeps its own settings beside its tests; the API's add MySQL when LK_TEST_MYSQL_URL is set.
export default defineConfig({ test: { projects: ['sdk', widget, 'console', 'api', 'scripts'] } });

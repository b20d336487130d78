import { defineConfig } from 'vitest/config';

// Each workspace keeps its own settings beside its tests; the API's add MySQL when LK_TEST_MYSQL_URL is set.
export default defineConfig({ test: { projects: ['sdk', 'widget', 'console', 'api', 'scripts'] } });

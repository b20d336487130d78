import { configDefaults, defineConfig } from 'vitest/config';
import { eventTimeout, testTimeout } from '../scripts/timeouts.ts';

/**
 * Tests of code that sends no statement of its own to the database. They give the same result on both engines and run on
 * SQLite alone. The reading of sessions, limits and prices is tested where it is written, on both.
 */
const withoutDatabase = [
  'src/{images,mail,site,storage}/**',
  'src/{admin-access,background,config,encryption,log,main,rounds,routes}.test.ts',
  'src/http/!(rate-limits).test.ts',
  'src/areas/{advisors/effective-plan,hosted/offer,second-factor/codes,slugs/from-name}.test.ts',
  'src/areas/uploads/{crowd,refused-forms}.test.ts',
];

// The same files run once for each engine; MySQL joins when the environment says where one is.
const engines = ['sqlite', ...(process.env.LK_TEST_MYSQL_URL ? ['mysql'] : [])];

export default defineConfig({
  test: {
    projects: engines.map(engine => ({
      test: {
        name: `api-${engine}`,
        include: ['{src,bench,load}/**/*.test.ts'],
        exclude: [...configDefaults.exclude, ...(engine === 'mysql' ? withoutDatabase : [])],
        env: { LK_TEST_ENGINE: engine },
        testTimeout,
        hookTimeout: testTimeout,
        // Tests wait also for work that goes on after an answer.
        expect: { poll: { timeout: eventTimeout } },
        // Half of a file's time went into importing the server again; it holds no state that a file could find of another.
        isolate: false,
      },
    })),
  },
});

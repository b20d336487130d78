import { configDefaults, defineConfig } from 'vitest/config';
import { eventTimeout, testTimeout } from '../scripts/timeouts.ts';

/**
 * What asks no database of its own accord, or only to have one, is the same on both engines, and runs on SQLite alone. How a
 * session, a limit or a price is read stands in the tests of these, which run on both.
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
        // What goes on after an answer is waited for as well.
        expect: { poll: { timeout: eventTimeout } },
        // Half of a file's time went into importing the server again; it holds no state that a file could find of another.
        isolate: false,
      },
    })),
  },
});

import { chromium } from 'playwright';
import { aptInstall } from './apt.ts';
import { run, which } from './run.ts';

const onTheSystem = () => which('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');

// A browser without its libraries, or a distribution's stub of one, fails here and not in the middle of a test.
const works = (path: string | undefined): Promise<boolean> =>
  path
    ? run(path, ['--version'], { output: 'collect' }).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);

/**
 * Finds a Chromium that starts, and installs one where it can: the one that `LK_CHROMIUM` or `CHROME_PATH` names,
 * the system's, Playwright's own, Playwright's after a download, Debian's package.
 * @returns its path; undefined when there is none to be had
 * @throws when the named one does not start: falling back silently would test another browser than was asked for
 */
export async function findChromium(): Promise<string | undefined> {
  const named = process.env.LK_CHROMIUM ?? process.env.CHROME_PATH;
  if (named) {
    if (await works(named)) return named;
    throw new Error(`${named}, which LK_CHROMIUM or CHROME_PATH names, does not start.`);
  }
  const ways: (() => Promise<string | undefined>)[] = [
    async () => onTheSystem(),
    async () => chromium.executablePath(),
    async () => {
      console.log('Downloading Chromium with Playwright …');
      await run('playwright', ['install', 'chromium'], { output: 'collect' }).catch(() =>
        console.log('That did not work.'),
      );
      return chromium.executablePath();
    },
    async () => ((await aptInstall('chromium')) ? onTheSystem() : undefined),
  ];
  for (const way of ways) {
    const path = await way();
    if (await works(path)) return path;
  }
  return undefined;
}

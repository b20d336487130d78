import { chromium } from 'playwright';
import { findStarting, ofTheSystem } from './find.ts';
import { run } from './run.ts';

/**
 * Finds a Chromium that starts, and installs one where it can: the one that `LK_CHROMIUM` or `CHROME_PATH` names,
 * the system's, Playwright's own, Playwright's after a download, Debian's package.
 * @returns its path; undefined when there is none to be had
 * @throws when the named one does not start
 */
export function findChromium(): Promise<string | undefined> {
  // The shell has no windows to paint, and takes two thirds of the time.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ];
  const [installed, byApt] = ofTheSystem(names, 'chromium');
  return findStarting(
    ['LK_CHROMIUM', 'CHROME_PATH'],
    [
      installed,
      async () => chromium.executablePath(),
      async () => {
        console.log('Downloading Chromium with Playwright …');
        await run('playwright', ['install', 'chromium'], { output: 'collect' }).catch(() =>
          console.log('That did not work.'),
        );
        return chromium.executablePath();
      },
      byApt,
    ],
  );
}

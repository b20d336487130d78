import { chromium } from 'playwright';
import { findStarting, ofTheSystem } from './find.ts';
import { run } from './run.ts';

/**
 * Finds a Chromium that starts, and installs one where it can: the one that `LK_CHROMIUM` or `CHROME_PATH` names,
 * Debian's shell of it, which has no windows to paint and takes two thirds of the time, the system's, Playwright's own,
 * Debian's whole one, Playwright's after a download.
 * @returns its path; undefined when there is none to be had
 * @throws when the named one does not start
 */
export function findChromium(): Promise<string | undefined> {
  const wholes = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const shell = ofTheSystem(['chromium-headless-shell'], 'chromium-headless-shell');
  const [whole, wholeByApt] = ofTheSystem(wholes, 'chromium');
  return findStarting(
    ['LK_CHROMIUM', 'CHROME_PATH'],
    [
      ...shell,
      whole,
      async () => chromium.executablePath(),
      wholeByApt,
      async () => {
        console.log('Downloading Chromium with Playwright …');
        await run('playwright', ['install', 'chromium'], { output: 'collect' }).catch(() =>
          console.log('That did not work.'),
        );
        return chromium.executablePath();
      },
    ],
  );
}

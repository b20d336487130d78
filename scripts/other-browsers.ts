import { findStarting, ofTheSystem } from './find.ts';

/**
 * Finds Firefox: the one that `LK_FIREFOX` names, the system's, Debian's package.
 * @returns its path; undefined when there is none to be had
 * @throws when the named one does not start
 */
export const findFirefox = (): Promise<string | undefined> =>
  findStarting(['LK_FIREFOX'], ofTheSystem(['firefox-esr', 'firefox'], 'firefox-esr'));

/**
 * Finds WebKit, and a screen for it, which it cannot be without: the driver that `LK_WEBKIT` names, the system's,
 * Debian's packages.
 * @returns the path of its WebDriver, which knows its browser; undefined when either is not to be had
 * @throws when the named one does not start
 */
export async function findWebKit(): Promise<string | undefined> {
  const drivers = ofTheSystem(['WebKitWebDriver'], 'webkit2gtk-driver');
  const driver = await findStarting(['LK_WEBKIT'], drivers, '--help');
  const screen = driver && (await findStarting([], ofTheSystem(['Xvfb'], 'xvfb'), '-help'));
  return screen && driver;
}

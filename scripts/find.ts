import { aptInstall } from './apt.ts';
import { run, which } from './run.ts';

type Way = () => Promise<string | undefined>;

// A browser without its libraries, or a distribution's stub of one, fails here and not in the middle of a test.
const starts = (path: string | undefined, briefly: string): Promise<boolean> =>
  path
    ? run(path, [briefly], { output: 'collect' }).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);

/**
 * Finds a program that starts.
 * @param variables settings that may name one, the first first
 * @param ways where to look when none does, in this order
 * @param briefly the option with which it starts, says something and ends
 * @returns its path; undefined when there is none to be had
 * @throws when the named one does not start: falling back silently would test another than was asked for
 */
export async function findStarting(
  variables: readonly string[],
  ways: readonly Way[],
  briefly = '--version',
): Promise<string | undefined> {
  const named = variables.map(name => process.env[name]).find(path => path);
  if (named) {
    if (await starts(named, briefly)) return named;
    throw new Error(`${named}, which ${variables.join(' or ')} names, does not start.`);
  }
  for (const way of ways) {
    const path = await way();
    if (await starts(path, briefly)) return path;
  }
  return undefined;
}

/** The ways to a program of the system's: installed under one of `names`, or by Debian's package. */
export const ofTheSystem = (names: readonly string[], debianPackage: string): [Way, Way] => {
  const installed = async () => which(...names);
  return [installed, async () => ((await aptInstall(debianPackage)) ? installed() : undefined)];
};

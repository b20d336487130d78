import { CommandFailed, run, which } from './run.ts';

let listed = false;

/** Installs a Debian package where that is possible: as root, with apt-get. False when it could not. */
export async function aptInstall(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !which('apt-get')) return false;
  console.log(`Installing ${name} with apt-get …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  try {
    if (!listed) await run('apt-get', ['update', '-qq'], { env, output: 'collect' });
    listed = true;
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      env,
      output: 'collect',
    });
    return true;
  } catch (error) {
    if (error instanceof CommandFailed) console.error(`${error.message}\n${error.cause}`);
    return false;
  }
}

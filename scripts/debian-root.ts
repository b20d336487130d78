// A minimal Debian in a folder, in which commands run as on a new machine.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { execa, type ResultPromise } from 'execa';
import { root, run } from './run.ts';

export const suite = 'bookworm';

/** Debian's own list on a machine that runs the same Debian, so that its mirror serves this one too. */
const sources = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list'];

/** Path in the root of the certificates that this machine trusts, which may be more than Debian's. */
const certificates = '/opt/certificates.crt';

/** An account of the root, and its home. */
const homes = { newcomer: '/home/newcomer', root: '/root' };
export type Account = keyof typeof homes;

/** A Debian package of a root. */
export interface DebianPackage {
  readonly name: string;
  /** Kilobytes when installed. */
  readonly size: number;
}

export interface DebianRoot {
  /** Copies the last commit to a folder of the account, and runs a command there, in processes that end with it. */
  readonly start: (
    account: Account,
    command: string,
    env?: Readonly<Record<string, string>>,
  ) => ResultPromise;
  readonly packages: () => Promise<readonly DebianPackage[]>;
  /** Megabytes of a path of the account's copy of the clone; of the whole root without one. */
  readonly megabytes: (account?: Account, path?: string) => Promise<number>;
}

const config = async (name: string) => {
  const value = (await run('npm', ['config', 'get', name], { output: 'collect' })).trim();
  return value === 'null' ? '' : value;
};

/** The settings by which npm, Node and apt reach their registries from this machine. Sign-ins are not among them. */
async function networkOf(folder: string): Promise<Record<string, string>> {
  const env: Record<string, string> = {};
  for (const name of ['registry', 'proxy', 'https-proxy', 'noproxy']) {
    const value = await config(name);
    if (value) env[`npm_config_${name.replace('-', '_')}`] = value;
  }
  for (const name of ['http_proxy', 'https_proxy', 'no_proxy'])
    if (process.env[name]) env[name] = process.env[name];
  const trusted = process.env.NODE_EXTRA_CA_CERTS ?? (await config('cafile'));
  if (trusted) {
    copyFileSync(trusted, join(folder, certificates));
    env.NODE_EXTRA_CA_CERTS = certificates;
    env.npm_config_cafile = certificates;
  }
  const settings = await run('apt-config', ['dump', 'Acquire'], { output: 'collect' });
  const kept = settings.split('\n').filter(line => /^Acquire::(https?|Check-|Retries|ForceIPv)/.test(line));
  writeFileSync(join(folder, 'etc/apt/apt.conf.d/90machine'), `${kept.join('\n')}\n`);
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) copyFileSync(file, join(folder, file));
  return env;
}

/** Copies the Node and the npm that run this script's npm. */
function copyNode(folder: string): void {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  if (!node || !npm) throw new Error('Start this by npm run fresh.');
  copyFileSync(node, join(folder, 'usr/local/bin/node'));
  cpSync(dirname(dirname(npm)), join(folder, 'usr/local/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(folder, 'usr/local/bin', name));
}

/** Mounts that a machine has. They are in a namespace of the command's own, and go with it, however it ends. */
const mounts = (folder: string) => `set -e
mount -t proc proc ${folder}/proc
mount -t sysfs -o ro sysfs ${folder}/sys
mount --bind /dev ${folder}/dev
mount -t tmpfs shm ${folder}/dev/shm
`;

/**
 * Makes the root with mmdebstrap, with the last commit of this clone in the home of both accounts.
 * @param folder an empty folder, which the caller removes
 * @throws CommandFailed when a command fails
 */
export async function makeDebianRoot(folder: string): Promise<DebianRoot> {
  const isSame = readFileSync('/etc/os-release', 'utf8').includes(`VERSION_CODENAME=${suite}`);
  const own = isSame ? sources.filter(file => existsSync(file)) : [];
  await run('mmdebstrap', ['--quiet', '--variant=minbase', suite, folder, ...own], { output: 'collect' });
  copyNode(folder);
  const network = await networkOf(folder);
  await run('chroot', [folder, 'useradd', '--create-home', 'newcomer']);

  const clone = join(folder, 'clone.tar');
  await run('git', ['-C', root, 'archive', '--output', clone, 'HEAD']);
  for (const home of Object.values(homes)) {
    mkdirSync(join(folder, home, 'clone'));
    await run('tar', ['-xf', clone, '-C', join(folder, home, 'clone')]);
  }
  await run('chroot', [folder, 'chown', '-R', 'newcomer:', `${homes.newcomer}/clone`]);

  return {
    start(account, command, env = {}) {
      const home = homes[account];
      // The first process of the namespace stays root's shell: it ends with unshare, and all others end with it. One that
      // changed its user would no longer be told.
      const entering = `chroot --userspec=${account} ${folder} sh -c "cd ${home}/clone && $COMMAND"; exit $?`;
      return execa(
        'unshare',
        ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', mounts(folder) + entering],
        {
          env: {
            PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
            LANG: 'C.UTF-8',
            HOME: home,
            COMMAND: command,
            ...network,
            ...env,
          },
          extendEnv: false,
          stdio: 'inherit',
          // A process that leads a namespace takes no other signal.
          killSignal: 'SIGKILL',
          reject: false,
        },
      );
    },
    async packages() {
      const list = await run(
        'chroot',
        [folder, 'dpkg-query', '-W', '-f', `\${Package} \${Installed-Size}\n`],
        {
          output: 'collect',
        },
      );
      return list
        .trim()
        .split('\n')
        .map(line => {
          const [name = '', size] = line.split(' ');
          return { name, size: Number(size) };
        });
    },
    async megabytes(account, path = '') {
      const measured = account ? join(folder, homes[account], 'clone', path) : folder;
      return Number.parseInt(await run('du', ['-sm', measured], { output: 'collect' }), 10);
    },
  };
}

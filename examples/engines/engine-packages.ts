import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { root, run } from '../../scripts/run.ts';

/** An old Chromium, as an npm package carries it for servers. */
export interface EnginePackage {
  /** The major version of Chromium. */
  readonly version: number;
  /** The npm package with its version. */
  readonly spec: string;
}

/** Below the floor of the calculator, on it, below that of the site, on it, and newer. */
export const enginePackages: readonly EnginePackage[] = [
  { version: 78, spec: 'chrome-aws-lambda@1.20.4' },
  { version: 80, spec: 'chrome-aws-lambda@2.1.1' },
  { version: 88, spec: 'chrome-aws-lambda@5.5.0' },
  { version: 92, spec: 'chrome-aws-lambda@10.1.0' },
  { version: 103, spec: '@sparticuz/chromium@103.0.0' },
  { version: 109, spec: '@sparticuz/chromium@109.0.6' },
  { version: 119, spec: '@sparticuz/chromium@119.0.2' },
  { version: 127, spec: '@sparticuz/chromium@127.0.0' },
];

const cache = join(root, 'node_modules/.cache/engines');

/** Fetches a package once and unpacks the browser in it. @returns the path of its executable */
export async function fetchEngine({ version, spec }: EnginePackage): Promise<string> {
  const folder = join(cache, `${version}`);
  const executable = join(folder, 'chromium');
  if (existsSync(executable)) return executable;
  console.log(`Fetching Chromium ${version} with ${spec} …`);
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  await run('npm', ['pack', spec, '--pack-destination', fresh], { output: 'collect' });
  const [tarball = ''] = globSync(join(fresh, '*.tgz'));
  await run('tar', ['xzf', tarball, '-C', fresh], { output: 'collect' });
  for (const packed of globSync(join(fresh, 'package/bin/{chromium,swiftshader.tar}.br'))) {
    const file = join(fresh, basename(packed, '.br'));
    writeFileSync(file, await promisify(brotliDecompress)(readFileSync(packed)), { mode: 0o755 });
    if (file.endsWith('.tar')) await run('tar', ['xf', file, '-C', fresh], { output: 'collect' });
  }
  for (const done of ['package', 'swiftshader.tar', basename(tarball)])
    rmSync(join(fresh, done), { recursive: true, force: true });
  renameSync(fresh, folder);
  return executable;
}

// Writes dist, the folder that is published: JavaScript, type declarations, and a package.json whose exports point at
// them. Inside this repository the exports point at the TypeScript itself, so nobody has to build the SDK to use it.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareModule } from '../src/contract/bare.ts';
import { contract } from '../src/contract/index.ts';

const sdk = join(import.meta.dirname, '..');
const dist = join(sdk, 'dist');

interface Manifest {
  exports: Record<string, string>;
  publishConfig?: { directory?: string };
  scripts?: unknown;
}

rmSync(dist, { recursive: true, force: true });
// In one thread: several would each read the contract's types again, at three times the work.
execFileSync('tsc', ['-p', join(sdk, 'scripts'), '--singleThreaded'], { stdio: 'inherit' });

// As data, so that whoever bundles the client has nothing of the schemas.
writeFileSync(join(dist, 'client', 'routes.js'), bareModule(contract));

const manifest: Manifest = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8'));
const isOwn = (name: string) => /^\.\/(languages\/|pages$|contract\/bare$|wording\/presenter$)/.test(name);
const exported = Object.entries(manifest.exports).filter(([name]) => !isOwn(name));
const published = exported.map(([name, source]) => {
  const built = source.replace('./src/', './').replace(/\.tsx?$/, '');
  for (const file of [`${built}.js`, `${built}.d.ts`])
    if (!existsSync(join(dist, file))) throw new Error(`${name} is exported, and dist has no ${file}.`);
  return [name, { types: `${built}.d.ts`, default: `${built}.js` }];
});
const { scripts: _scripts, ...rest } = manifest;
const { directory: _directory, ...publishConfig } = manifest.publishConfig ?? {};
writeFileSync(
  join(dist, 'package.json'),
  `${JSON.stringify({ ...rest, exports: Object.fromEntries(published), publishConfig }, null, 2)}\n`,
);
for (const file of ['README.md', '../LICENSE'])
  if (existsSync(join(sdk, file))) copyFileSync(join(sdk, file), join(dist, file.replace('../', '')));

// npm runs this after every change of the dependencies, and `npm run check` with --check.
// A package with a binding.gyp that brings its binaries says "gypfile": false, so that nobody compiles it. npm leaves
// that out of the lock file and then calls node-gyp, which needs Python and a compiler. So it is written in here.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  gypfile?: boolean;
}

const root = join(import.meta.dirname, '..');
const lockFile = join(root, 'package-lock.json');
const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

const lock = read<{ packages: Record<string, Manifest> }>(lockFile);
const forgotten = Object.entries(lock.packages).filter(([path, locked]) => {
  const manifest = join(root, path, 'package.json');
  return locked.gypfile !== false && existsSync(manifest) && read<Manifest>(manifest).gypfile === false;
});

if (forgotten.length > 0 && process.argv.includes('--check')) {
  const paths = forgotten.map(([path]) => path).join(', ');
  console.error(`package-lock.json would have ${paths} compiled. Run: npx node scripts/lock.ts`);
  process.exit(1);
}
for (const [, locked] of forgotten) locked.gypfile = false;
if (forgotten.length > 0) writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);

// npm runs this after every change of the dependencies, and `npm run check` with --check: keeps `npm ci` working on a
// bare machine, where the lock file alone decides.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  gypfile?: boolean;
  optionalDependencies?: Record<string, string>;
}

const root = join(import.meta.dirname, '..');
const lockFile = join(root, 'package-lock.json');
const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));
const lock = read<{ packages: Record<string, Manifest> }>(lockFile);
const locked = Object.entries(lock.packages);

// A package with a binding.gyp that brings its binaries says "gypfile": false, so that nobody compiles it. npm leaves
// that out of the lock file and then calls node-gyp, which needs Python and a compiler. So it is written in here.
const forgotten = locked.filter(([path, entry]) => {
  const manifest = join(root, path, 'package.json');
  return entry.gypfile !== false && existsSync(manifest) && read<Manifest>(manifest).gypfile === false;
});

// npm leaves out a binary for another platform that the registry does not have yet, and then refuses its own lock file.
const names = new Set(
  locked.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
);
const incomplete = locked.filter(([, entry]) =>
  Object.keys(entry.optionalDependencies ?? {}).some(name => !names.has(name)),
);

const list = (entries: typeof locked) => entries.map(([path]) => path).join(', ');
if (incomplete.length > 0) {
  console.error(
    `package-lock.json lacks packages that ${list(incomplete)} may need elsewhere, so npm ci refuses it. Take a version of which all exist.`,
  );
  process.exit(1);
}
if (forgotten.length > 0 && process.argv.includes('--check')) {
  console.error(`package-lock.json would have ${list(forgotten)} compiled. Run: npx node scripts/lock.ts`);
  process.exit(1);
}
for (const [, entry] of forgotten) entry.gypfile = false;
if (forgotten.length > 0) writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);

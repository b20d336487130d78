// npm runs this after an install. It removes 150 MB of node_modules that nobody reads here: what a compiler of native
// addons takes (Node's headers, the sources of SQLite beside its ready binaries), and the source maps of packages.
// Plain JavaScript, because an older Node may run it.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../node_modules');
const nodes = readdirSync(packages).filter(name => /^node-(bin-)?(darwin|linux|win)-/.test(name));
const files = readdirSync(packages, { encoding: 'utf8', recursive: true });
const maps = files.filter(path => /\.[cm]?(js|ts|css)\.map$/.test(path));
for (const path of [...nodes.map(name => join(name, 'include')), 'better-sqlite3/deps', ...maps])
  rmSync(join(packages, path), { recursive: true, force: true });

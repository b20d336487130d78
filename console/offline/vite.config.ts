import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languageCodes } from '@loan-kereta/sdk/languages/codes';
import { defineConfig, type Plugin } from 'vite';

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const dist = from('../dist');

/** A chunk as Vite's manifest names it. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Pages other than the calculator, which are kept as they are opened, and whatever belongs to the admin centre. */
const elsewhere = /\/src\/(?:site\/(?!app\/).+\/page\.tsx|app\/.*admin)|\/admin\//;
/** What the pages say, and of that what stands around the calculator. */
const words = /\/languages\/\w+\/console\//;
const ownWords = /\/(?:shared\/(?:kit|session)|pages\/(?:frames|app|profile|live|first-steps))\.ts$/;

/** Every file of the console that the advisor's calculator needs or may open, from the document on. */
function reachable(chunks: Readonly<Record<string, Chunk>>): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks[name];
    const isOther = elsewhere.test(`/${name}`) || (words.test(name) && !ownWords.test(name));
    if (!chunk || seen.has(name) || isOther) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit('index.html');
  return [...found];
}

function revisionOf(...files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(`${dist}/${file}`));
  return hash.digest('hex').slice(0, 16);
}

const name = 'virtual:precache';
const resolved = `\0${name}`;

/** Names what the service worker keeps, from what the console was built to. */
const precache: Plugin = {
  name: 'precache',
  resolveId: id => (id === name ? resolved : undefined),
  load(id) {
    if (id !== resolved) return undefined;
    const hashed = reachable(JSON.parse(readFileSync(`${dist}/.vite/console.json`, 'utf8')));
    const files = [
      ...hashed.map(file => ({ url: `/${file}`, revision: null })),
      { url: '/app', revision: revisionOf(...languageCodes.map(code => `stills/${code}/app.html`)) },
      ...['appearance.js', 'favicon.svg'].map(file => ({ url: `/${file}`, revision: revisionOf(file) })),
    ];
    return `export const files=${JSON.stringify(files)};`;
  },
};

/**
 * Builds a service worker beside the console, which has to be built before: by `--mode advisor` that of the advisor's
 * pages, by `--mode buyer` that of the pages under `/a/`, by `--mode source` that of the sources of live streams.
 */
export default defineConfig(({ mode }) => ({
  root: from('..'),
  plugins: [precache],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: dist,
    emptyOutDir: false,
    sourcemap: true,
    rolldownOptions: {
      input: from(`${mode}.ts`),
      output: { format: 'iife', entryFileNames: { buyer: 'a/sw.js', source: 'obs.js' }[mode] ?? 'sw.js' },
    },
  },
}));

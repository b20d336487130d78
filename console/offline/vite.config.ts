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

/** Every file that a page needs or may open, from its document on. */
function reachable(chunks: Readonly<Record<string, Chunk>>, entry: string): string[] {
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
  visit(entry);
  return [...found];
}

function revisionOf(...files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(`${dist}/${file}`));
  return hash.digest('hex').slice(0, 16);
}

const name = 'virtual:precache';
const resolved = `\0${name}`;

const chunksOf = (build: string): Readonly<Record<string, Chunk>> =>
  JSON.parse(readFileSync(`${dist}/.vite/${build}.json`, 'utf8'));
const unnamed = (...files: readonly string[]) =>
  files.map(file => ({ url: `/${file}`, revision: revisionOf(file) }));

/** The files that the service worker of each mode stores, from the output of the builds before. */
const stored = {
  advisor: () => [
    ...reachable(chunksOf('console'), 'index.html').map(file => ({ url: `/${file}`, revision: null })),
    { url: '/app', revision: revisionOf(...languageCodes.map(code => `stills/${code}/app.html`)) },
    ...unnamed('appearance.js', 'favicon.svg'),
  ],
  source: () => [
    ...reachable(chunksOf('stream'), 'source.html').map(file => ({ url: `/${file}`, revision: null })),
    { url: '/obs', revision: revisionOf('source.html') },
    ...unnamed('favicon.svg'),
  ],
  buyer: () => [],
};

/** Names what the service worker keeps. */
const precache = (mode: keyof typeof stored): Plugin => ({
  name: 'precache',
  resolveId: id => (id === name ? resolved : undefined),
  load: id => (id === resolved ? `export const files=${JSON.stringify(stored[mode]())};` : undefined),
});

const isMode = (mode: string): mode is keyof typeof stored => Object.hasOwn(stored, mode);

/**
 * Builds a service worker beside the console, which has to be built before: by `--mode advisor` that of the advisor's
 * pages, by `--mode buyer` that of the pages under `/a/`, by `--mode source` that of the sources of live streams.
 */
export default defineConfig(({ mode }) => ({
  root: from('..'),
  plugins: isMode(mode) ? [precache(mode)] : [],
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

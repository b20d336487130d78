import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
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

/** Larger than this, in bytes, is no part of the calculator: the list of bad passwords. */
const largest = 300_000;

/** Every file of the console that an advisor uses, from the document on: an admin works with a network. */
function reachable(chunks: Readonly<Record<string, Chunk>>): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks[name];
    if (!chunk || seen.has(name) || name.includes('/admin/')) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit('index.html');
  return [...found].filter(file => statSync(`${dist}/${file}`).size <= largest);
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
 * pages, by `--mode buyer` that of the pages under `/a/`.
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
      output: { format: 'iife', entryFileNames: mode === 'buyer' ? 'a/sw.js' : 'sw.js' },
    },
  },
}));

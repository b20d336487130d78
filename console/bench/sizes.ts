import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The most script, in bytes after gzip, that a browser may fetch until a page shows. */
export const budgets = {
  /** Beside the calculator in it, whose budget is in the bench of the widget. */
  landing: 30_000,
  signIn: 166_000,
  screen: 250_000,
};

const dist = join(import.meta.dirname, '../dist');

/** What Vite writes of each chunk, by the module that it begins with. */
interface Chunk {
  readonly file: string;
  /** The chunks that it cannot run without. */
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const manifestOf = (build: 'landing' | 'console'): Manifest =>
  JSON.parse(readFileSync(join(dist, `.vite/${build}.json`), 'utf8'));

const weighed = new Map<string, number>();

/** A script's bytes after gzip; most are of many screens, and each is packed once. */
function bytesOf(file: string): number {
  const bytes = weighed.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  weighed.set(file, bytes);
  return bytes;
}

/** What a browser fetches for some modules: their chunks, and all that these import, each once. */
function weigh(manifest: Manifest, modules: readonly string[]): number {
  const needed = new Set<string>();
  const need = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
    if (needed.has(chunk.file)) return;
    needed.add(chunk.file);
    chunk.imports?.forEach(need);
  };
  modules.forEach(need);
  return [...needed]
    .filter(file => file.endsWith('.js'))
    .map(bytesOf)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** The words in Malay of what is named, such as 'shared/kit'. */
const wordsOf = (manifest: Manifest, names: readonly string[]): string[] =>
  names.map(name => `../sdk/src/languages/ms/console/${name}.ts`).filter(key => manifest[key]);

/** The front page's script without the calculator's. */
export function weighLanding(): number {
  const manifest = manifestOf('landing');
  const words = wordsOf(manifest, ['shared/kit', 'shared/session']);
  return weigh(manifest, [
    'landing.html',
    'src/site/landing/start.ts',
    '../sdk/src/languages/ms/site.ts',
    ...words,
  ]);
}

/** Every screen's script, by its module, with the frame around it and its words. */
export function weighScreens(): Readonly<Record<string, number>> {
  const manifest = manifestOf('console');
  const frameOf = (page: string) => {
    if (/\/(login|register|passwords?|forgot|reset|set|change|confirm|undo)/.test(page)) return 'entry';
    return page.startsWith('src/admin/') ? 'admin' : 'workspace';
  };
  // 'src/site/login/page.tsx' says 'pages/login', 'src/admin/audit/page.tsx' says 'admin/audit'.
  const nameOf = (page: string) =>
    `${page.startsWith('src/admin/') ? 'admin' : 'pages'}/${basename(dirname(page))}`;
  return Object.fromEntries(
    Object.keys(manifest)
      .filter(key => key.startsWith('src/') && key.endsWith('/page.tsx'))
      .map(page => [
        page,
        weigh(manifest, [
          'index.html',
          'src/app/start.tsx',
          `src/app/frames/${frameOf(page)}.tsx`,
          page,
          ...(frameOf(page) === 'admin' ? ['src/app/admin-screens.ts'] : []),
          ...wordsOf(manifest, ['shared/kit', 'shared/session', 'pages/frames', nameOf(page)]),
        ]),
      ]),
  );
}

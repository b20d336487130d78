import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The most script, in bytes after gzip, that a browser may fetch until a page shows. */
export const budgets = {
  /** Beside the calculator in it, whose budget is in the bench of the widget. */
  landing: 30_000,
  signIn: 167_500,
  screen: 250_500,
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
const wordsOf = (names: readonly string[]): string[] =>
  names.map(name => `../sdk/src/languages/ms/console/${name}.ts`);

/** The front page's, which say of a page that there is none, too. */
const siteWords = '../sdk/src/languages/ms/site.ts';

/** The front page's script without the calculator's. */
export function weighLanding(): number {
  const manifest = manifestOf('landing');
  return weigh(manifest, [
    'landing.html',
    'src/site/landing/start.ts',
    siteWords,
    ...wordsOf(['shared/kit', 'shared/session']),
  ]);
}

const sources = join(import.meta.dirname, '../src');
const readSource = (path: string): string => readFileSync(join(sources, path), 'utf8');

/** The words that a module such as 'site/login/words.ts' declares, as 'pages/login'. */
function declaredBy(path: string): string {
  const [, kind, name] = /(page|admin|shared)Words\('([\w-]+)'\)/.exec(readSource(path)) ?? [];
  if (!name) throw new Error(`${path} declares no words.`);
  return `${kind === 'page' ? 'pages' : kind}/${name}`;
}

/** A screen as its row says: its modules, that which asks for its data among them, and its words. */
interface Row {
  readonly page: string;
  readonly frame: string;
  readonly modules: readonly string[];
  readonly words: readonly string[];
}

/** What the rows of a file say, read as they are written: run, they would only say that something is imported. */
function rowsOf(file: string, usualFrame: string): Row[] {
  const source = readSource(`app/${file}`);
  const declared = new Map(
    Array.from(source.matchAll(/import \{ (\w+Words) \} from '\.\.\/(.+)'/g), ([, name, path]) => [
      name,
      path,
    ]),
  );
  return source
    .split(/(?=\{\s+(?:frame: '\w+',\s+)?load: )/)
    .slice(1)
    .map(row => {
      const modules = Array.from(row.matchAll(/import\('\.\.\/(.+?)'\)/g), ([, path]) => `src/${path}`);
      const names = /words: \[(.+?)\]/.exec(row)?.[1]?.split(', ') ?? [];
      const [page] = modules;
      if (!page || names.length === 0) throw new Error(`This row of ${file} cannot be read: ${row}`);
      const frame = /frame: '(\w+)'/.exec(row)?.[1] ?? usualFrame;
      return { page, frame, modules, words: names.map(name => declaredBy(declared.get(name) ?? name)) };
    });
}

/** Every screen's script, by its module: what the router fetches for it, with the frame around it and its words. */
export function weighScreens(): Readonly<Record<string, number>> {
  const manifest = manifestOf('console');
  const weighRow = ({ frame, modules, words }: Row): number =>
    weigh(manifest, [
      'index.html',
      'src/app/start.tsx',
      ...(frame === 'bare' ? [] : [`src/app/frames/${frame}.tsx`]),
      ...(frame === 'admin' ? ['src/app/admin-screens.ts'] : []),
      ...modules,
      ...wordsOf(['shared/kit', 'shared/session', 'pages/frames', ...words]),
    ]);
  const page = 'src/site/not-found/page.tsx';
  // It has no row, as it has no address, and the words of the front page.
  const notFound: Row = { page, frame: 'bare', modules: [page, siteWords], words: [] };
  const rows = [...rowsOf('screens.ts', 'bare'), ...rowsOf('admin-screens.ts', 'admin'), notFound];
  return Object.fromEntries(rows.map(row => [row.page, weighRow(row)]));
}

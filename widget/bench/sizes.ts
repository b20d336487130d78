import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import commonjs from '@rollup/plugin-commonjs';
import type { OutputChunk } from 'rollup';
import { buildCarrier, buildLoader, buildModules } from '../build/build.ts';

/** The most that the calculator may weigh until its figure shows, a theme, and a theme's typeface, in bytes after gzip. */
export const budgets = { loader: 2320, untilFigure: 14_000, theme: 3020, font: 14_000 };

/** What may stand in the bundle. A package that is not here came in unseen, and fails the test. */
export const expectedPackages = ['@humanwhocodes/momoa', '@loan-kereta/sdk', '@loan-kereta/widget', 'preact'];

export interface Size {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

const sizeOf = (code: string): Size => ({
  raw: Buffer.byteLength(code),
  gzip: gzipSync(code, { level: 9 }).length,
  brotli: brotliCompressSync(code).length,
});

const sum = (sizes: Size[]): Size =>
  sizes.reduce((total, size) => ({
    raw: total.raw + size.raw,
    gzip: total.gzip + size.gzip,
    brotli: total.brotli + size.brotli,
  }));

const widget = join(import.meta.dirname, '..');
const dist = join(widget, 'dist');
const built = (file: string) => readFileSync(join(dist, file), 'utf8');

/** The package that a source belongs to. @param source as a map names it, from the widget's folder */
function packageOf(source: string): string {
  const installed = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(source)?.[1];
  return installed ?? `@loan-kereta/${relative(join(widget, '..'), join(widget, source)).split('/')[0]}`;
}

/** The packages of which the maps of some files tell, which name what at least one byte is of. */
function packagesIn(files: readonly string[]): string[] {
  const sources: string[] = files.flatMap(file => JSON.parse(built(`${file}.map`)).sources);
  return [...new Set(sources.map(packageOf))].sort();
}

const named = (chunks: readonly Pick<OutputChunk, 'fileName' | 'code'>[]) =>
  Object.fromEntries(chunks.map(({ fileName, code }) => [fileName.replace('.js', ''), sizeOf(code)]));

/**
 * What a page fetches: the loader, the core, and both together, which is all until the figure shows; or both in one
 * script, with what the API answers.
 */
async function untilFigure(chunks: OutputChunk[]) {
  const { core } = named(chunks);
  const code = chunks.find(({ fileName }) => fileName === 'core.js')?.code;
  if (!core || !code) throw new Error('The build gave no core.');
  const digest = (algorithm: string, encoding: 'base64' | 'hex') =>
    createHash(algorithm).update(code).digest(encoding);
  // What is made up compresses better than what is served.
  const folder = `modules/${digest('sha256', 'hex').slice(0, 12)}`;
  const loader = sizeOf(
    (await buildLoader(`${folder}/core.js`, `sha384-${digest('sha384', 'base64')}`)).code,
  );
  const inOne = sizeOf(await buildCarrier(code, folder));
  return { loader, core, untilFigure: sum([loader, core]), inOne };
}

/** Weighs the widget that was built last. */
export function measure() {
  const folder = dirname(JSON.parse(built('manifest.json')).core);
  const files = readdirSync(join(dist, folder)).filter(name => name.endsWith('.js'));
  const modules = files.map(fileName => ({ fileName, code: built(`${folder}/${fileName}`) }));
  const { core, ...later } = named(modules);
  if (!core) throw new Error('The build gave no core.');
  const [loader, inOne] = [sizeOf(built('loan-kereta.js')), sizeOf(built('carried/script.js'))];
  const packages = packagesIn(files.map(file => `${folder}/${file}`));
  return { loader, core, untilFigure: sum([loader, core]), inOne, later, packages };
}

/** Builds the same on React in place of Preact, to hold beside it. */
export const measureOnReact = async () => untilFigure(await buildModules([commonjs()]));

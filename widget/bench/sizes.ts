import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import commonjs from '@rollup/plugin-commonjs';
import type { OutputChunk } from 'rollup';
import { buildCarrier, buildLoader, buildModules } from '../build/build.ts';

/** The most that the calculator may weigh until its figure shows, a theme, and a theme's typeface, in bytes after gzip. */
export const budgets = { loader: 2250, untilFigure: 14_100, theme: 3000, font: 14_000 };

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

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The package that a module belongs to. */
function packageOf(id: string): string {
  const installed = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(id)?.[1];
  return installed ?? `@loan-kereta/${id.replace(root, '').split('/')[0]}`;
}

/** The packages of which at least one byte is in the chunks. Modules without a path are the build's own glue. */
const packagesIn = (chunks: OutputChunk[]): string[] => {
  const modules = chunks.flatMap(chunk => Object.entries(chunk.modules));
  const within = modules.filter(([id, { renderedLength }]) => renderedLength > 0 && !id.startsWith('\0'));
  return [...new Set(within.map(([id]) => packageOf(id)))].sort();
};

const named = (chunks: OutputChunk[]) =>
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

/** Builds the widget and weighs it. */
export async function measure() {
  const chunks = await buildModules();
  const { core: _core, ...later } = named(chunks);
  return { ...(await untilFigure(chunks)), later, packages: packagesIn(chunks) };
}

/** The same on React in place of Preact, to hold beside it. */
export const measureOnReact = async () => untilFigure(await buildModules([commonjs()]));

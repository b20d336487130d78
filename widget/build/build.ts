import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { calculatorLanguage, languageCodes } from '@loan-kereta/sdk/languages';
import { themeId, themes } from '@loan-kereta/sdk/plans';
import alias from '@rollup/plugin-alias';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { type OutputChunk, type Plugin, rollup, type SourceMapInput } from 'rollup';
import esbuild from 'rollup-plugin-esbuild';
import { minify } from 'terser';
import { compress } from './compress.ts';
import { inlineCss } from './css.ts';
import { inlineFonts } from './fonts.ts';
import { coreInScript, inlined } from './inline.ts';
import { leanPreact } from './lean-preact.ts';
import { ownNames } from './own-names.ts';
import { coreBeside, coreExports } from './share-core.ts';
import { shortFields } from './short-fields.ts';

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** React's API on Preact; the bench leaves it out to build the same widget on React. */
const preactAlias = alias({
  entries: [
    { find: 'react-dom/client', replacement: from('./preact-root.ts') },
    { find: 'react', replacement: from('./preact-core.ts') },
  ],
});

/** The classic JSX calls are a fifth of a kilobyte smaller than the automatic ones; this imports what they call. */
const jsxImport: Plugin = {
  name: 'jsx-import',
  transform: (code, id) =>
    id.endsWith('.tsx')
      ? { code: `import { createElement, Fragment } from 'react';${code}`, map: null }
      : null,
};

const { version } = JSON.parse(readFileSync(from('../package.json'), 'utf8'));

const shared = (): Plugin[] => [
  inlineCss(),
  inlineFonts,
  ownNames(version),
  nodeResolve({ browser: true, extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
  jsxImport,
  esbuild({
    target: ['chrome80', 'safari14', 'firefox90'],
    // esbuild refuses both for faults of these browsers in rare forms: destructuring in parentheses, and a spread in a
    // call behind `?.`.
    supported: { destructuring: true, 'optional-chain': true },
    jsxFactory: 'createElement',
    jsxFragment: 'Fragment',
    tsconfig: false,
  }),
  shortFields,
  replace({ preventAssignment: true, 'process.env.NODE_ENV': '"production"' }),
];

const compression = {
  passes: 3,
  unsafe_arrows: true,
  hoist_vars: true,
  // No property of ours is read for what its reading does.
  pure_getters: true,
  unsafe: true,
  unsafe_comps: true,
  sequences: false,
};

/**
 * Heads a file whose functions are nearly all called as soon as it is there. Chromium then compiles them beside its main
 * thread, while the file is still coming, and not one by one when they are called: a quarter of the work until the figure.
 */
const compileAll = '//# allFunctionsCalledOnLoad';

/** Minifies in this thread: Rollup's plugin starts threads for each of fifty bundles, which took longer than their work. */
const minified = (module: boolean): Plugin => ({
  name: 'minified',
  async renderChunk(source) {
    const { code = '', map } = await minify(source, {
      module,
      ecma: 2020,
      // A copy, as terser writes `module` into it, which the scripts of a tag are not.
      compress: { ...compression },
      format: { comments: /^# all/ },
      sourceMap: { asObject: true },
    });
    return { code, map: map as SourceMapInput };
  },
});

async function bundle(name: string, file: string, plugins: Plugin[]): Promise<OutputChunk[]> {
  const built = await rollup({
    input: { [name]: file },
    // An import that is not found would otherwise be left for the browser to stumble over.
    onwarn: warning => {
      throw new Error(warning.message);
    },
    preserveEntrySignatures: 'allow-extension',
    plugins: [...plugins, ...shared(), minified(true)],
  });
  const { output } = await built.generate({
    format: 'es',
    freeze: false,
    banner: ({ fileName }) => (fileName === 'core.js' ? compileAll : ''),
    // The maps lie beside the files; the line that names them would be fetched by every page.
    sourcemap: 'hidden',
    // Plain names: the folder that they stand in is named after their content.
    entryFileNames: '[name].js',
    chunkFileNames: `${name}-[name].js`,
  });
  await built.close();
  return output.filter(item => item.type === 'chunk');
}

/** Builds the core with what it fetches later, every theme, and the words of every language but Malay. */
export async function buildModules(plugins: Plugin[] = [preactAlias]): Promise<OutputChunk[]> {
  const core = await bundle('core', from('../src/core.ts'), [coreExports, leanPreact, ...plugins]);
  const apart = (name: string, file: string) => bundle(name, from(`../src/${file}`), [coreBeside]);
  const built = await Promise.all([
    apart('advisor', 'advisor.ts'),
    // On its own feet: it has to tell why the core is not there.
    bundle('diagnose', from('../../sdk/src/embed/inspect.ts'), []),
    apart('custom', 'themes/custom/index.tsx'),
    ...languageCodes
      .filter(code => code !== calculatorLanguage)
      .flatMap(code => [
        apart(`words-${code}`, `../../sdk/src/languages/${code}/calculator.ts`),
        apart(`advisor-words-${code}`, `../../sdk/src/languages/${code}/advisor.ts`),
      ]),
    ...themes.map(({ number, key }) => apart(themeId(number), `themes/${key}/index.tsx`)),
  ]);
  return [...core, ...built.flat()];
}

/** Writes modules into a folder named after their content, so that each address is good for ever. */
async function writeModules(dist: string, chunks: OutputChunk[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { code } of chunks) hash.update(code);
  const folder = `modules/${hash.digest('hex').slice(0, 12)}`;
  mkdirSync(`${dist}/${folder}`, { recursive: true });
  await Promise.all(chunks.map(chunk => writeScript(`${dist}/${folder}/${chunk.fileName}`, chunk)));
  return folder;
}

/** Builds a script of the SDK for a page's script tag. */
async function buildScript(file: string, ...plugins: Plugin[]): Promise<OutputChunk> {
  const built = await rollup({
    input: from(`../../sdk/src/embed/${file}.ts`),
    plugins: [...shared(), ...plugins, minified(false)],
  });
  const { output } = await built.generate({
    format: 'iife',
    generatedCode: 'es2015',
    strict: false,
    sourcemap: 'hidden',
  });
  await built.close();
  return output[0];
}

/** Builds the loader, which knows the core's path and its integrity. */
export function buildLoader(core: string, integrity: string): Promise<OutputChunk> {
  const constants = { CORE_PATH: `/${core}`, CORE_INTEGRITY: integrity, VERSION: version };
  const values = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  return buildScript('loader', replace({ preventAssignment: true, values: Object.fromEntries(values) }));
}

/**
 * Builds the loader with the core behind it, up to where the server puts in an advisor's answer and theme.
 * @param folder where the modules are that find that core
 */
export async function buildCarrier(core: string, folder: string): Promise<string> {
  const { code } = await buildLoader(`${folder}/core.js`, '');
  return `${compileAll}\n(CARRIED=>{${code.trim()}})({core:${inlined(core)},`;
}

async function writeScript(path: string, { code, map }: OutputChunk): Promise<void> {
  writeFileSync(path, code);
  writeFileSync(`${path}.map`, String(map));
  await compress(path);
}

/**
 * Writes what the server makes an advisor's own script of: the loader with the core, and each theme but the one that is
 * in the core. Whatever else it fetches is in a folder of its own, whose core is the one of that script.
 */
async function writeCarrier(dist: string, chunks: OutputChunk[]): Promise<void> {
  const core = chunks.find(({ fileName }) => fileName === 'core.js');
  if (!core) throw new Error('The build gave no core.');
  const folder = await writeModules(
    dist,
    chunks.map(chunk => (chunk === core ? { ...chunk, code: coreInScript(chunk.code) } : chunk)),
  );
  mkdirSync(`${dist}/carried`);
  writeFileSync(`${dist}/carried/script.js`, await buildCarrier(core.code, folder));
  for (const { fileName, code } of chunks)
    if (/^(theme-(?!01)\d+|custom)\.js$/.test(fileName))
      writeFileSync(`${dist}/carried/${fileName}`, inlined(code));
}

/** Builds the whole widget into `dist`, with a manifest that says where its entries are. */
export async function build(dist = from('../dist')): Promise<void> {
  // All or nothing: a build that fails leaves what was there.
  const modules = await buildModules();
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const folder = await writeModules(dist, modules);
  const core = `${folder}/core.js`;
  const digest = createHash('sha384')
    .update(readFileSync(`${dist}/${core}`))
    .digest('base64');
  const integrity = `sha384-${digest}`;
  await writeScript(`${dist}/loan-kereta.js`, await buildLoader(core, integrity));
  await writeScript(`${dist}/loan-kereta-frame.js`, await buildScript('frames'));
  await writeCarrier(dist, modules);
  const manifest = { loader: 'loan-kereta.js', core, integrity, advisor: `${folder}/advisor.js` };
  writeFileSync(`${dist}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}

if (import.meta.main) await build();

// What is published, as whoever installs it has it: the packed tarball in an empty folder beside what it depends on.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const sdk = join(import.meta.dirname, '..');
/** As long as building takes on a machine that does much else. */

let folder: string;
let tarball: ArrayBuffer;
/** The package as it lies in the folder's node_modules. */
let installed: string;

const write = async (path: string, text: string) => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
};

/** The README's blocks of a language, in order. */
async function blocks(language: string): Promise<string[]> {
  const readme = await readFile(join(installed, 'README.md'), 'utf8');
  return [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([^]+?)^\`\`\``, 'gm'))].map(
    ([, code = '']) => code,
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loan-kereta-published-'));
  installed = join(folder, 'node_modules', '@loan-kereta', 'sdk');
  await run('node', [join(sdk, 'scripts', 'build.ts')]);
  await run('npm', ['pack', join(sdk, 'dist'), '--silent'], { cwd: folder });
  const name = (await readdir(folder)).find(file => file.endsWith('.tgz')) ?? '';
  tarball = new Uint8Array(await readFile(join(folder, name))).buffer;
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', join(folder, name), '--strip-components=1', '-C', installed]);
  for (const name of ['zod', '@zxcvbn-ts', 'react', 'csstype', '@types/react', 'preact']) {
    const there = join(folder, 'node_modules', name);
    await mkdir(dirname(there), { recursive: true });
    await symlink(join(sdk, '..', 'node_modules', name), there);
  }
  await write('package.json', '{ "private": true, "type": "module" }');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('publint finds nothing', async () => {
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  expect(messages.map(message => formatMessage(message, pkg))).toEqual([]);
});

test('every entry and the README followed literally compile, strictly, in both ways of resolving', async () => {
  // One without types, or with types that import a missing file, is an error of the compiler.
  const { exports } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  const entries = Object.keys(exports).map(
    (name, index) =>
      `import * as entry${index} from '@loan-kereta/sdk${name.slice(1)}';\nvoid entry${index};\n`,
  );
  expect(entries.length).toBeGreaterThan(10);
  await write('entries.ts', entries.join(''));
  const [ts, tsx] = await Promise.all([blocks('ts'), blocks('tsx')]);
  expect([ts.length, tsx.length]).toEqual([4, 1]);
  // Each is a file of its own, as its names are its own.
  for (const [index, code] of ts.entries()) await write(`readme-${index}.ts`, code);
  for (const [index, code] of tsx.entries()) await write(`readme-${index}.tsx`, code);
  await write(
    'preact.tsx',
    `/** @jsxImportSource preact */
import type {} from '@loan-kereta/sdk/preact';
export const calculator = <loan-kereta advisor="aisyah" years={7} class="wide" />;
// @ts-expect-error no tenure has 40 years
export const wrong = <loan-kereta advisor="aisyah" years={40} />;
`,
  );
  for (const [module, moduleResolution, skipLibCheck] of [
    ['node16', 'node16', false],
    ['esnext', 'bundler', true],
  ]) {
    const compilerOptions = {
      module,
      moduleResolution,
      target: 'es2022',
      lib: ['es2024', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      // Once is enough: our declarations are the same for both.
      skipLibCheck,
      // The compiler's own are not ours.
      skipDefaultLibCheck: true,
      noEmit: true,
    };
    const config = `tsconfig.${moduleResolution}.json`;
    await write(config, JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }));
    const { stdout } = await run('tsc', ['-p', config, '--singleThreaded'], { cwd: folder }).catch(
      failure => failure,
    );
    expect(stdout).toBe('');
  }
});

test('on a server every entry may be imported, and what needs a page says so', async () => {
  await write(
    'server.js',
    `import { readFileSync } from 'node:fs';
const { exports } = JSON.parse(readFileSync('node_modules/@loan-kereta/sdk/package.json', 'utf8'));
for (const name of Object.keys(exports)) await import('@loan-kereta/sdk' + name.slice(1));
const { diagnose, load, LoadError, mount } = await import('@loan-kereta/sdk/embed');
const calls = [() => load('https://calculator.example/loan-kereta.js'), () => mount('#x', { advisor: 'aisyah' }), () => diagnose()];
const fails = async call => { try { await call(); } catch (error) { return [error instanceof LoadError, error.code, error.message]; } };
console.log(JSON.stringify(await Promise.all(calls.map(fails))));
`,
  );
  const { stdout } = await run('node', ['server.js'], { cwd: folder });
  const said = (name: string) => [true, 'no_page', `${name}() needs a page; call it in the browser only.`];
  expect(JSON.parse(stdout)).toEqual(['load', 'mount', 'diagnose'].map(said));
});

test('the README’s arithmetic comes out as it says', async () => {
  const code = (await blocks('ts')).find(text => text.includes('calculateLoan')) ?? '';
  await write('loan.js', `${code.replaceAll(/^(formatRM.+|effectiveRate);/gm, 'console.log($1);')}`);
  const { stdout } = await run('node', ['loan.js'], { cwd: folder });
  const comments = [...code.matchAll(/; \/\/ (RM\d+|[\d.]+)$/gm)].map(([, text]) => text);
  expect(stdout.trim().split('\n')).toEqual(comments);
});

test('the client brings no schemas to a page', async () => {
  await write(
    'page.js',
    `import { createClient } from '@loan-kereta/sdk/client';\nglobalThis.client = createClient();\n`,
  );
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: { write: false, lib: { entry: join(folder, 'page.js'), formats: ['es'] }, minify: 'oxc' },
  });
  const [{ output } = { output: [] }] = [built].flat().filter(each => 'output' in each);
  const code = output.map(chunk => ('code' in chunk ? chunk.code : '')).join('');
  expect(code).toContain('/api/models');
  expect(code).not.toMatch(/zod/i);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(6900);
});

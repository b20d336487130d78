import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { execa } from 'execa';
import { root } from '../../scripts/run.ts';

/** Not below `node_modules`: frameworks take what is there for finished code. */
const cache = join(root, 'examples/dist/software');

/** Packages of npm with their versions, such as `{ next: '16.4.6' }`. */
export type Packages = Readonly<Record<string, string>>;

/** Names and versions of packages, for the report. */
export const versionsOf = (packages: Packages): string[] =>
  Object.entries(packages).map(([name, version]) => `${name} ${version}`);

/**
 * Fetches packages of npm once, without their scripts, in a folder of their own. @returns the folder
 * @param overrides versions of what these packages need
 */
export async function installNpm(
  name: string,
  packages: Packages,
  overrides: Packages = {},
): Promise<string> {
  const folder = join(cache, name);
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies: packages, overrides });
  const file = join(folder, 'package.json');
  if (existsSync(file) && readFileSync(file, 'utf8') === manifest) return folder;
  const fresh = `${folder}.new`;
  for (const old of [folder, fresh]) rmSync(old, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  writeFileSync(join(fresh, 'package.json'), manifest);
  console.log(`Fetching ${versionsOf(packages).join(', ')} …`);
  await execa('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'], {
    cwd: fresh,
  });
  renameSync(fresh, folder);
  return folder;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** A site on a port of its own. */
export interface Served {
  readonly home: string;
  stop(): Promise<void>;
}

/**
 * Serves pages by their paths, and whatever else is asked for from a folder, whose paths without an ending are folders with
 * an `index.html`.
 * @param policyOf the Content-Security-Policy of a page by its HTML
 */
export async function serve(
  folder: string,
  pages: Readonly<Record<string, string>> = {},
  policyOf?: (html: string) => string,
): Promise<Served> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const page = pages[pathname];
    const path = join(folder, extname(pathname) ? pathname : `${pathname}/index.html`);
    const isInside = !relative(folder, path).startsWith('..');
    if (page === undefined && !(isInside && existsSync(path))) return response.writeHead(404).end();
    const type = (page === undefined ? types[extname(path)] : types['.html']) ?? 'text/plain';
    const body = page ?? readFileSync(path);
    const policy = type === types['.html'] && policyOf?.(body.toString());
    const headers = { 'content-type': type, ...(policy && { 'content-security-policy': policy }) };
    return response.writeHead(200, headers).end(body);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    home: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { run } from '../../scripts/run.ts';
import { startSecure } from './secure.ts';

/** A package of its own, because nothing but this bench needs the 50 MB of the peers. */
const folder = join(import.meta.dirname, 'peers');
const installPeers = () =>
  run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund'], { output: 'collect' });

const require = createRequire(join(folder, 'package.json'));
const fileOf = (name: string, path: string) => {
  // Packages export no file that a script tag takes, so the folder is found by what they do export.
  const entry = require.resolve(name);
  const packageFolder = entry.slice(0, entry.lastIndexOf(name) + name.length);
  return readFileSync(`${packageFolder}/${path}`, 'utf8');
};

/** A page that embeds something, until an expression says that it can be seen. */
export interface Contestant {
  /** What stands in the page's body; `{at}` is where Loan Kereta is. */
  readonly body: string;
  /** True in the page once the figure, the button or the frame is there. */
  readonly shown: string;
  /** Its own files, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Whether it comes over a link that is slow by itself, which the browser then need not make so. */
  readonly isShaped?: boolean;
}

const has = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;

async function bundled(code: string): Promise<string> {
  const entry = 'virtual:entry';
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    plugins: [
      {
        name: 'entry',
        resolveId: id => (id.endsWith(entry) ? `\0${entry}` : undefined),
        load: id => (id === `\0${entry}` ? code : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  const [chunk] = [built as Rolldown.RolldownOutput].flat().flatMap(({ output }) => output);
  if (chunk?.type !== 'chunk') throw new Error('Nothing was built.');
  return chunk.code;
}

/** What nothing can be faster than. */
export const floorName = 'one script of the same bytes that prints a figure';

/** Ours as it was documented before, and goes on working: the loader fetches core and answer. */
const loaderName = 'Loan Kereta by the loader alone';

/** Both once more over HTTP/2 with TLS. */
export const secureNames = {
  floor: `${floorName}, over HTTP/2 with TLS`,
  ours: 'Loan Kereta, over HTTP/2 with TLS',
};

/** Ours, five well-known embeds, and a plain script. @param at where Loan Kereta is */
export async function contestants(at: string) {
  await installPeers();
  const fetched = async (path: string) => (await fetch(new URL(path, at))).text();
  const loader = await fetched('/loan-kereta.js');
  const core = await fetched(/["'`]([^"'`]*\/core\.js)["'`]/.exec(loader)?.[1] ?? '/');
  const floor = `document.body.append(Object.assign(document.createElement('strong'),{textContent:'RM471'}));/*${(loader + core).replaceAll('*/', '')}*/`;
  const secure = await startSecure(at, { '/floor.js': gzipSync(floor, { level: 9 }) });
  const calculator = (where: string, query = '?advisor=demo-basic') => ({
    body: `<script async crossorigin src="${where}/loan-kereta.js${query}" data-advisor="demo-basic"></script>`,
    shown: `document.querySelector('loan-kereta')?.shadowRoot?.querySelector('[part~=instalment] strong')`,
  });
  const all: Readonly<Record<string, Contestant>> = {
    [floorName]: {
      body: '<script async src="/floor.js"></script>',
      shown: has('strong'),
      files: { '/floor.js': floor },
    },
    'Loan Kereta': calculator(at),
    [loaderName]: calculator(at, ''),
    [secureNames.floor]: {
      body: `<script async crossorigin src="${secure.at}/floor.js"></script>`,
      shown: has('strong'),
      isShaped: true,
    },
    [secureNames.ours]: { ...calculator(secure.at), isShaped: true },
    'vanilla-cookieconsent': {
      body: '<link rel="stylesheet" href="/cc.css"><script async src="/cc.js"></script>',
      shown: has('#cc-main .cm__btn'),
      files: {
        '/cc.css': fileOf('vanilla-cookieconsent', 'dist/cookieconsent.css'),
        '/cc.js': `${fileOf('vanilla-cookieconsent', 'dist/cookieconsent.umd.js')}
CookieConsent.run({hideFromBots:false,categories:{necessary:{enabled:true}},language:{default:'en',translations:{en:{consentModal:{title:'Cookies',description:'Some.',acceptAllBtn:'Accept'},preferencesModal:{title:'Cookies',sections:[]}}}}});`,
      },
    },
    'Sentry feedback': {
      body: '<script async src="/sentry.js"></script>',
      shown: has('#sentry-feedback'),
      files: {
        '/sentry.js': await bundled(
          `import { feedbackIntegration, init } from '@sentry/browser'; init({ dsn: 'https://a@127.0.0.1/1', integrations: [feedbackIntegration({ autoInject: true })] });`,
        ),
      },
    },
    DocSearch: {
      body: '<div id="search"></div><script async src="/docsearch.js"></script>',
      shown: has('.DocSearch-Button'),
      files: {
        '/docsearch.js': `${fileOf('@docsearch/js', 'dist/umd/index.js')}
docsearch({container:'#search',appId:'a',apiKey:'a',indexName:'a'});`,
      },
    },
    Typeform: {
      body: '<div data-tf-widget="abc"></div><script async src="/typeform.js"></script>',
      shown: has('iframe'),
      files: { '/typeform.js': fileOf('@typeform/embed', 'build/embed.js') },
    },
    'Cal.com': {
      body: `<div id="cal"></div><script>window.Cal=function(){Cal.q.push(arguments)};Cal.q=[];Cal.ns={};Cal.loaded=true;Cal('init',{origin:'https://cal.invalid'});Cal('inline',{elementOrSelector:'#cal',calLink:'a/b'})</script><script async src="/cal.js"></script>`,
      shown: has('#cal iframe'),
      files: { '/cal.js': fileOf('@calcom/embed-core', 'dist/embed/embed.js') },
    },
  };
  return { all, stop: secure.stop };
}

/** Somebody's site with a page for each contestant, compressed as ours is. */
export async function startSite(all: Readonly<Record<string, Contestant>>) {
  const types: Record<string, string> = { css: 'text/css', js: 'text/javascript' };
  const files = new Map(
    Object.entries(all).flatMap(([name, { body, files = {} }]) => [
      [
        `/${encodeURIComponent(name)}`,
        gzipSync(
          `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${name}</title><body>${body}`,
        ),
      ],
      ...Object.entries(files).map(([path, text]): [string, Buffer] => [path, gzipSync(text, { level: 9 })]),
    ]),
  );
  const server = createServer(({ url = '' }, response) => {
    const body = files.get(url);
    response
      .writeHead(body ? 200 : 404, {
        'content-type': types[url.split('.')[1] ?? ''] ?? 'text/html',
        'content-encoding': 'gzip',
        'cache-control': url.includes('.') ? 'max-age=300' : 'no-cache',
      })
      .end(body);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return { at: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

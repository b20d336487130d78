import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPage, type PageId } from '@loan-kereta/sdk/pages';
import type { Context, Middleware } from 'koa';
import type { Config } from '../config.ts';
import { sharedResourceHeaders } from '../http/cross-origin.ts';
import { allowAddedStyles, allowInline, removePageHeaders } from '../http/headers.ts';
import { isReading } from '../http/methods.ts';
import { Moved } from '../http/moved.ts';
import { languageOf } from '../http/problems.ts';
import { forever, revalidated, sendFile } from './files.ts';
import { insideOf } from './inside.ts';
import { evening, headlineFace, sendNotFoundPage, sendPlainPage } from './plain-page.ts';

/** Where the built parts of the product are; `npm run build` makes them. */
export interface Folders {
  /** The loader and the modules of the widget. */
  readonly widget: string;
  /** The pages of the site and the console. */
  readonly console: string;
  /** The example pages, as they are in the repository; one that has to be built is in its `dist`. */
  readonly examples: string;
}

const shortCaching = { maxAge: 300 };

/** What pages take in by a script tag. */
const scripts = /^\/loan-kereta(?:-frame)?\.js(?:\.map)?$/;

/** Scripts of the hosted page, which a sandboxed frame loads as another origin. */
const hostedScripts = /^\/a\/(?:keep|tell-height)\.js$/;

/** A number that the loader puts before a folder, as a browser may remember that an address has failed. */
const again = /^\/modules\/\d{1,3}(?=\/[\da-f]{12}\/)/;

/** The loader and the widget's modules, for pages of any origin. */
function widgetFiles(folder: string): Middleware {
  return async (ctx, next) => {
    const isScript = scripts.test(ctx.path);
    if (!isScript && !ctx.path.startsWith('/modules/')) return next();
    ctx.set(sharedResourceHeaders);
    const path = ctx.path.replace(again, '/modules');
    if (!(await sendFile(ctx, folder, path, isScript ? shortCaching : forever))) return next();
    removePageHeaders(ctx);
  };
}

const exampleAddress = 'http://127.0.0.1:4000';
const exampleFile = /^\/examples\/(?!.*(node_modules|\.\.|%)).*\.(html|css|js|svg|png|jpg|webp|ico)$/;

/** The example pages, which name the server by the address that a fresh clone has. */
function examplePages(folder: string, publicUrl: string): Middleware {
  // What is built goes before what it is built from.
  const folders = [join(folder, 'dist'), folder];
  const readPage = async (path: string): Promise<string | undefined> => {
    for (const each of folders) {
      const html = await readFile(join(each, path), 'utf8').catch(() => undefined);
      if (html !== undefined) return html.replaceAll(exampleAddress, publicUrl);
    }
    return undefined;
  };
  return async (ctx, next) => {
    if (ctx.path !== '/examples' && !ctx.path.startsWith('/examples/')) return next();
    // Relative links in a page work only below its folder.
    const file = ctx.path.slice(ctx.path.lastIndexOf('/') + 1);
    if (file !== '' && !file.includes('.')) return ctx.redirect(`${ctx.path}/`);
    const path = ctx.path.endsWith('/') ? `${ctx.path}index.html` : ctx.path;
    if (!exampleFile.test(path)) return next();
    const example = path.slice('/examples/'.length);
    if (!example.endsWith('.html')) {
      for (const each of folders) if (await sendFile(ctx, each, example, revalidated)) return;
      return next();
    }

    const html = await readPage(example);
    if (html === undefined) return next();
    // It stands for a page of somebody else, whose policy is not ours.
    ctx.remove('Content-Security-Policy');
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = 'html';
    ctx.body = html;
  };
}

/** The pages of live streams, which are entries of their own. OBS adds styles to them. */
const entries: Partial<Record<PageId, string>> = { overlay: 'overlay.html', source: 'source.html' };

/**
 * Sends the document of a page: in the visitor's language, with the page drawn in it, where the build has made one;
 * otherwise that of its own or the console's, which is for all its addresses.
 */
async function sendDocument(ctx: Context, folder: string, page: PageId): Promise<boolean> {
  const language = languageOf(ctx);
  const documents = [`stills/${language}/${page}.html`, entries[page] ?? 'index.html'];
  for (const each of documents)
    if (await sendFile(ctx, folder, each, revalidated)) {
      allowInline(ctx, await insideOf(join(folder, each)));
      if (entries[page]) allowAddedStyles(ctx);
      ctx.vary('Accept-Language');
      return true;
    }
  return false;
}

/** The front page, the console and the files of both. */
function consoleFiles(folder: string, debug: boolean): Middleware {
  return async (ctx, next) => {
    const page = findPage(ctx.path, { debug });
    const withoutSlash = ctx.path.replace(/\/$/, '');
    if (!page && findPage(withoutSlash, { debug })) throw new Moved(withoutSlash + ctx.search);
    if (page) {
      if (!(await sendDocument(ctx, folder, page)))
        sendPlainPage(
          ctx,
          503,
          'The pages are not built yet',
          '<p>Run <code>npm run build</code> (or <code>npm start</code>, which does it) and reload.</p>',
        );
      return;
    }
    const caching = ctx.path.startsWith('/assets/') ? forever : revalidated;
    if (hostedScripts.test(ctx.path)) ctx.set(sharedResourceHeaders);
    if (ctx.path.endsWith('.html') || !(await sendFile(ctx, folder, ctx.path, caching))) await next();
  };
}

/** What the console's build has under names of its own, for the pages that are not built. */
const lasting = new Map([
  [headlineFace, /-latin-wght-normal-.*\.woff2$/],
  [evening, /^dusk-.*\.svg$/],
]);

function lastingFiles(folder: string): Middleware {
  return async (ctx, next) => {
    const built = lasting.get(ctx.path);
    if (!built) return next();
    const files = await readdir(join(folder, 'assets')).catch(() => []);
    const file = files.find(name => built.test(name));
    if (file === undefined || !(await sendFile(ctx, folder, `/assets/${file}`, shortCaching))) await next();
  };
}

const readingOnly: Middleware = (ctx: Context, next) => {
  if (isReading(ctx)) return next();
  ctx.set('Allow', 'GET, HEAD, OPTIONS');
  ctx.status = ctx.method === 'OPTIONS' ? 204 : 405;
};

/** Everything that is not the API, in the order in which it is looked for. */
export const site = (
  folders: Folders,
  { publicUrl, debug }: Pick<Config, 'publicUrl' | 'debug'>,
): Middleware[] => [
  readingOnly,
  widgetFiles(folders.widget),
  examplePages(folders.examples, publicUrl),
  consoleFiles(folders.console, debug),
  lastingFiles(folders.console),
  ctx => sendNotFoundPage(ctx),
];

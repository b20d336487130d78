import { fileURLToPath } from 'node:url';
import { languageCodes } from '@loan-kereta/sdk/languages/codes';
import type { Language } from '@loan-kereta/sdk/languages/match';
import { createServer, isRunnableDevEnvironment, type Plugin, type Rolldown } from 'vite';
import type { Still, StillId } from '../src/still.tsx';
import { inlined } from './inlined.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

interface Stills {
  readonly stills: readonly StillId[];
  readonly draw: (id: StillId, language: Language) => Promise<Still>;
}

/** What a document names: scripts that are fetched beside it, and style sheets. */
interface Needs {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter(item => item.type === 'chunk');

/** What the console's own script imports first, whichever page it is. */
const begun = '/console/src/app/start.tsx';

/** Everything that a browser needs to run some modules, each file once; what the first of them needs comes first. */
function needsOf(bundle: Bundle, modules: readonly string[]): Needs {
  const chunks = chunksOf(bundle);
  const found = new Set<Chunk>();
  const need = (chunk: Chunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) {
      const next = bundle[file];
      if (next?.type === 'chunk') need(next);
    }
  };
  for (const module of modules)
    for (const chunk of chunks) {
      const { moduleIds, facadeModuleId } = chunk;
      if ([...moduleIds, facadeModuleId ?? ''].some(id => id.endsWith(module))) need(chunk);
    }
  return {
    scripts: [...found].map(({ fileName }) => fileName),
    styles: [...new Set([...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
  };
}

/** What is drawn, with its pictures where the build has put them. */
function builtHtml(bundle: Bundle, html: string): string {
  const assets = Object.values(bundle).filter(item => item.type === 'asset');
  const built = (source: string) =>
    assets.find(({ originalFileNames }) => originalFileNames.includes(source))?.fileName;
  return html
    .replaceAll(/<title>.*?<\/title>/g, '')
    .replaceAll(/(?<=src=")\/(src\/[^"]+)/g, (_all, source: string) => `/${built(source) ?? source}`);
}

const linksTo = ({ scripts, styles }: Needs, known: string): string => {
  const missing = (file: string) => !known.includes(`"/${file}"`);
  return [
    ...styles.filter(missing).map(file => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.filter(missing).map(file => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
};

/** Scripts, and what is fetched for them. */
const scripts = /<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/**
 * A document whose scripts wait in a template until something has been seen: what is drawn, or the figure that a script of
 * its own calculates. public/appearance.js takes them out, or that script does.
 */
function patient(html: string, until: 'drawn' | 'figure'): string {
  const later = html.match(scripts) ?? [];
  return html
    .replaceAll(scripts, '')
    .replace(
      '</head>',
      end => `<template id="later" data-until="${until}">${later.join('')}</template>${end}`,
    );
}

/** A document with a script that comes before all others. */
const hastened = (html: string, first: Needs): string =>
  patient(html, 'figure')
    .replaceAll('<link rel="preload"', tag => `${tag} fetchpriority="low"`)
    .replace(
      '<link',
      tag =>
        `<script type="module" crossorigin src="/${first.scripts[0]}"></script>${linksTo(first, '')}${tag}`,
    );

/** The document of a page: that of the console, with what the page needs named in it and drawn. */
function documentOf(
  base: string,
  { first, page }: { first?: Needs | undefined; page: Needs },
  still: Still,
  language: string,
): string {
  const named = base.replace('</head>', () => `${linksTo(page, base)}</head>`);
  const ordered = first
    ? hastened(named, first)
    : still.for === 'everybody'
      ? named
      : patient(named, 'drawn');
  const late = still.late ? `<p id="late" role="alert" hidden>${still.late}</p>` : '';
  return ordered
    .replace(
      /<html lang="\w+"/,
      `<html lang="${language}" data-for="${still.for}"${still.asks ? ` data-asks="${still.asks}"` : ''}`,
    )
    .replace(/<title>.*?<\/title>/, () => `<title>${still.title}</title>`)
    .replace(/(?<=<meta name="description" content=")[^"]*/, () => still.description)
    .replace('<div id="root"></div>', all => `${all}${late}<div id="drawn" inert>${still.html}</div>`);
}

/** Channels between tabs, of which there are none here: an open one would keep the build from ending. */
class BroadcastChannel extends EventTarget {
  postMessage() {}
}

/** Has the machine read a language while something is drawn. */
const speak = (language: Language): void => {
  const navigator = { languages: [language], platform: '', userAgent: '', vendor: '', maxTouchPoints: 0 };
  // Where the pages will stand is not known yet.
  const location = { origin: '' };
  for (const [name, value] of Object.entries({ navigator, location, BroadcastChannel }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
};

/**
 * Writes a document for each page and language, `stills/<language>/<page>.html`, so that a phone sees the page before any of
 * its script has run, and fetches all that script at once: it would otherwise learn of each file from the one before.
 * @param wanted which pages this build is of
 */
export const stills = (name: string, wanted: (id: StillId) => boolean): Plugin => ({
  name: 'stills',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const page = bundle[name];
    if (page?.type !== 'asset') throw new Error(`The build has no ${name}.`);
    const base = `${page.source}`;
    const server = await createServer({
      configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
      appType: 'custom',
      mode: 'production',
      logLevel: 'error',
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    });
    const { ssr } = server.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the pages.');
    try {
      for (const language of languageCodes) {
        speak(language);
        ssr.runner.clearCache();
        const { draw, stills }: Stills = await ssr.runner.import('/src/still.tsx');
        for (const id of stills.filter(wanted)) {
          const drawn = await draw(id, language);
          const still = { ...drawn, html: builtHtml(bundle, drawn.html) };
          const known = [...ssr.runner.evaluatedModules.idToModuleMap.values()];
          const { first, modules, words } = still;
          const idsOf = (isNeeded: (exports: object) => boolean) =>
            known.filter(({ exports }) => exports && isNeeded(exports)).map(({ id }) => id);
          const page = idsOf(
            each => modules.includes(each) || ('words' in each && words.includes(each.words)),
          );
          const needs = {
            first: first && needsOf(bundle, [first.source, ...idsOf(each => first.modules.includes(each))]),
            page: needsOf(bundle, [...page, begun, `/console/${name}`]),
          };
          this.emitFile({
            type: 'asset',
            fileName: `stills/${language}/${id}.html`,
            source: inlined(bundle, documentOf(base, needs, still, language)),
          });
        }
      }
    } finally {
      await server.close();
    }
  },
});

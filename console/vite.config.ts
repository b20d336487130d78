import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preactForWidget } from '@loan-kereta/widget/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressed } from './build/compressed.ts';
import { hasOwn } from './build/has-own.ts';
import { routes } from './build/routes.ts';
import { stills } from './build/stills.ts';

// While developing, everything that is not the console's own comes from the running API.
const api = 'http://127.0.0.1:4000';
const fromTheApi = ['/api', '/data', '/examples', '/loan-kereta.js', '/modules'];

/** Has the headline's face fetched beside the script, so that the headline does not move when it arrives. */
const preloadHeadlineFace: Plugin = {
  name: 'preload-headline-face',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {}, path }) =>
      // A source of a live stream has no headline.
      (path === '/source.html' ? [] : Object.keys(bundle))
        .filter(file => file.includes('-latin-wght-'))
        .map(file => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
        })),
  },
};

const head = readFileSync(new URL('build/head.html', import.meta.url), 'utf8').trim();

/** Gives both pages what their heads have in common. */
const commonHead: Plugin = {
  name: 'common-head',
  transformIndexHtml: { order: 'pre', handler: html => html.replace('<!-- head.html -->', head) },
};

/** While developing, answers the pages that are entries of their own, as the API does. */
const ownEntries: Plugin = {
  name: 'own-entries',
  configureServer: server => {
    server.middlewares.use((request, _response, next) => {
      if (request.url === '/') request.url = '/landing.html';
      if (request.url === '/live') request.url = '/overlay.html';
      if (request.url === '/obs') request.url = '/source.html';
      next();
    });
  },
};

/** What makes React's programs small enough for a page that a stranger opens: its interface on Preact. */
const onPreact = {
  react: '@preact/compat',
  'react-dom': '@preact/compat',
  'react-dom/client': '@preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** Where pages of the console draw parts of the widget: the theme builder on its own grid, the list of cars in its rows, a live stream. */
const onReact = ['src/site/customize/canvas/', 'src/admin/models/art/', 'src/overlay/'].map(folder =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/**
 * What nearly every page needs, in few files: a browser asks for six at a time of a server that speaks HTTP/1.1, so a
 * hundred small chunks cost a phone seconds. Each takes with it what it imports and none before it has taken; one with a
 * count takes what so many pages or parts of pages share, and leaves the rest to those.
 */
const shared = [
  { name: 'react', test: /\/node_modules\/(?:react|zustand)\// },
  { name: 'react-dom', test: /\/node_modules\/(?:react-dom|scheduler|react-router)\// },
  // With what is small and would else bring the whole calculator to pages that have none.
  {
    name: 'session',
    test: /\/(?:console\/src\/(?:session\/(?:advisor|notice-end)|api\/(?:api|upload)|browser\/next-task|profile\/(?:save-or-keep|words)|site\/(?:app\/(?:words|live\/on-screen)|first-steps\/expected)|ui\/toast)|sdk\/src\/(?:languages\/names|plans\/plans))\.ts$/,
  },
  // Without main.tsx, which waits for what it imports: nothing may wait for it in turn.
  { name: 'begin', test: /\/console\/src\/begin\.tsx$/ },
  { name: 'start', test: /\/console\/src\/app\/(?:start|frames\/entry)\.tsx$/ },
  { name: 'workspace', test: /\/console\/src\/app\/frames\/(?:frame|workspace)\.tsx$/ },
  { name: 'form', test: /\/console\/src\/ui\/(?:form\.tsx|field\.tsx|use-lead-on\.ts)$/ },
  { name: 'preact', test: /\/node_modules\/(?:@preact|preact)\// },
  { name: 'car-loan', test: /\/sdk\/src\/(?!client|contract|embed|languages|layouts|passwords)/ },
  { name: 'calculator', test: /\/console\/src\/site\/app\/begin\.ts$/ },
  { name: 'app', test: /\/console\/src\/site\/app\/page\.tsx$/ },
  { name: 'query', test: /\/node_modules\/@tanstack\/(?:react-query|query-core)\//, minShareCount: 12 },
  { name: 'base-ui', test: /\/node_modules\/(?:@base-ui|use-sync-external-store)\//, minShareCount: 24 },
  // With what other popups share: seven files of some hundred bytes, which each take a slow phone milliseconds to ask for.
  { name: 'menu', test: /\/console\/src\/ui\/menu\.tsx$/ },
  { name: 'theme-parts', test: /\/widget\/src\/parts\//, minShareCount: 3 },
  { name: 'icons', test: /\/node_modules\/lucide-react\//, minShareCount: 3 },
  // Where each page's words come from: one file, as each is smaller than what is said of it on its way.
  { name: 'phrases', test: /\/console\/src\/(?:site|admin|app|ui|session)\/.*words\.ts$/ },
  {
    name: 'kit',
    test: /\/console\/src\/(?:ui\/(?:card|badge|page-header|states|button|alert|money|dates)|site\/(?:to-calculator|first-steps\/(?:steps|shared)))\.(?:tsx?|module\.css)$/,
  },
];
/** What every page says first, one file a language. */
const firstWords = /\/languages\/(\w+)\/(?:reading|console\/(?:shared\/(?:kit|session)|pages\/frames))\.ts$/;
/** The sentences of the legal ceiling, in a file a language of their own: a form of cars has them without the calculator. */
const ceilingWords = /\/languages\/(\w+)\/ceiling\.ts$/;

/**
 * `vite build` builds the console. `vite build --mode landing` builds the front page beside it, and `--mode stream` the pages of
 * live streams, with chunks of their own: who opens these downloads neither React nor anything of the console.
 */
export default defineConfig(({ mode, command }) => {
  const isLanding = mode === 'landing';
  const isOnPreact = isLanding || mode === 'stream';
  const inputs = {
    landing: ['landing.html'],
    stream: ['overlay.html', 'source.html'],
  }[mode] ?? ['index.html', 'src/site/app/early.ts'];
  return {
    root: import.meta.dirname,
    plugins: [
      preactForWidget({ onReact }),
      react(),
      hasOwn,
      routes,
      commonHead,
      preloadHeadlineFace,
      ownEntries,
      // The pages of live streams are drawn by their script alone.
      mode === 'stream'
        ? []
        : stills(isLanding ? 'landing.html' : 'index.html', id => (id === 'landing') === isLanding),
      compressed,
    ],
    ...(command === 'build' && { mode: 'production' }),
    resolve: { alias: isOnPreact ? onPreact : {} },
    build: {
      // The oldest engines that the README names: of the overlay and the front page, and of the site.
      // Chromium 92 has all of ES2022 that the site is written in; its exact name would lower what it does not lack.
      target: isOnPreact ? ['chrome80', 'safari14', 'firefox90'] : 'es2022',
      cssTarget: isOnPreact
        ? ['chrome80', 'safari14', 'firefox90']
        : ['chrome92', 'safari15.4', 'firefox100'],
      rolldownOptions: {
        input: inputs.map(entry => fileURLToPath(new URL(entry, import.meta.url))),
        output: isOnPreact
          ? {}
          : {
              codeSplitting: {
                groups: [
                  // Before the calculator, which would take the sentences that both have, and then come with every page.
                  {
                    debugName: 'words',
                    name: (id: string) => firstWords.exec(id)?.[1] ?? null,
                    priority: shared.length + 1,
                  },
                  {
                    debugName: 'words of the ceiling',
                    name: (id: string) => ceilingWords.exec(id)?.[1]?.concat('-c') ?? null,
                    priority: shared.length + 1,
                  },
                  ...shared.map((group, index) => ({ ...group, priority: shared.length - index })),
                ],
              },
            },
      },
      // Every page would carry the polyfill; without it Safari before 17 and Firefox before 115 only fetch a module later.
      modulePreload: { polyfill: false },
      emptyOutDir: !isOnPreact,
      // No data: addresses, which the Content-Security-Policy would have to allow.
      assetsInlineLimit: 0,
      sourcemap: true,
      manifest: `.vite/${isOnPreact ? mode : 'console'}.json`,
    },
    // The API takes what changes something from its own pages only, which these will be once they are built.
    server: {
      proxy: Object.fromEntries(fromTheApi.map(path => [path, { target: api, headers: { origin: api } }])),
    },
  };
});

import { type Framework, second } from './framework.ts';
import { type Sources, strictSources, trustedTypes } from './policy.ts';
import { snippetsOf } from './snippets.ts';

const next: Framework = {
  name: 'Next',
  packages: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
  command: ['next', 'build'],
  output: 'out',
  files: at => ({
    'next.config.mjs': "export default { output: 'export', trailingSlash: true };",
    'app/layout.jsx': `export default ({ children }) => <html lang="ms"><body>{children}<script async crossOrigin="anonymous" src="${at}/loan-kereta.js" /></body></html>;`,
    'app/page.jsx':
      'import Link from "next/link"; export default () => <main><h1>Laman</h1><Link href="/kereta/">Kereta</Link></main>;',
    'app/kereta/page.jsx': `import Link from "next/link"; export default () => <main><h1>Kereta</h1><loan-kereta advisor="demo-basic" years={7}>${snippetsOf(at).link}</loan-kereta>${second}<Link href="/">Laman</Link></main>;`,
  }),
};

const nuxt: Framework = {
  name: 'Nuxt',
  packages: { nuxt: '4.5.2' },
  // With 8.4.0, which npm would choose, the server's bundle is not built.
  overrides: { vite: '8.3.8' },
  command: ['nuxt', 'generate'],
  output: '.output/public',
  sources: trustedTypes('vue'),
  files: at => ({
    'nuxt.config.mjs': `export default defineNuxtConfig({ telemetry: false, compatibilityDate: '2026-01-01', nitro: { prerender: { routes: ['/', '/kereta'] } }, vue: { compilerOptions: { isCustomElement: tag => tag === 'loan-kereta' } }, app: { head: { htmlAttrs: { lang: 'ms' }, script: [{ src: '${at}/loan-kereta.js', async: true, crossorigin: 'anonymous' }] } } });`,
    'app/pages/index.vue':
      '<template><main><h1>Laman</h1><NuxtLink to="/kereta">Kereta</NuxtLink></main></template>',
    'app/pages/kereta.vue': `<template><main><h1>Kereta</h1><loan-kereta advisor="demo-basic" :years="7">${snippetsOf(at).link}</loan-kereta>${second}<NuxtLink to="/">Laman</NuxtLink></main></template>`,
  }),
};

/** The layout of Astro's pages. @param router its tag, in the head */
const astroLayout = (at: string, router: string) =>
  `---\nimport { ClientRouter } from 'astro:transitions';\n---\n<html lang="ms"><head><meta charset="utf-8"><title>Kereta</title>${router}<script is:inline async crossorigin src="${at}/loan-kereta.js"></script></head><body><slot /></body></html>`;

const astro: Framework = {
  name: 'Astro',
  packages: { astro: '7.3.5' },
  command: ['astro', 'build'],
  output: 'dist',
  files: at => ({
    'astro.config.mjs': 'export default {};',
    'src/layouts/Page.astro': astroLayout(at, '<ClientRouter />'),
    'src/pages/index.astro':
      '---\nimport Page from \'../layouts/Page.astro\';\n---\n<Page><h1>Laman</h1><a href="/kereta/">Kereta</a></Page>',
    'src/pages/kereta.astro': `---\nimport Page from '../layouts/Page.astro';\n---\n<Page><h1>Kereta</h1><loan-kereta advisor="demo-basic" years={7}>${snippetsOf(at).link}</loan-kereta>${second}<a href="/">Laman</a></Page>`,
  }),
  ownPolicy: at => {
    const { 'script-src': scripts, 'style-src': styles, ...others } = strictSources(at);
    const directives = Object.entries(others).map(([name, values]) => [name, ...values].join(' '));
    const csp = {
      directives,
      scriptDirective: { resources: scripts },
      styleDirective: { resources: styles },
    };
    return {
      'astro.config.mjs': `export default { security: ${JSON.stringify({ csp })} };`,
      // The option does not support the router.
      'src/layouts/Page.astro': astroLayout(at, ''),
    };
  },
};

const svelteConfig = (option: string) =>
  `import adapter from '@sveltejs/adapter-static'; import { sveltekit } from '@sveltejs/kit/vite'; export default { plugins: [sveltekit({ adapter: adapter(), ${option} })] };`;

/** Its announcer of routes, which it hides by a style attribute. */
const svelteSources: Sources = {
  ...trustedTypes('svelte-trusted-html', 'sveltekit-trusted-url'),
  'style-src-attr': ["'unsafe-hashes'", "'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='"],
};

const svelteKit: Framework = {
  name: 'SvelteKit',
  packages: {
    '@sveltejs/kit': '3.2.0',
    '@sveltejs/adapter-static': '4.0.1',
    '@sveltejs/vite-plugin-svelte': '7.3.1',
    svelte: '5.57.3',
    vite: '8.4.0',
  },
  command: ['vite', 'build'],
  output: 'build',
  sources: svelteSources,
  files: at => ({
    'vite.config.js': svelteConfig(''),
    'src/app.html': `<!doctype html><html lang="ms"><head><meta charset="utf-8">%sveltekit.head%<script async crossorigin src="${at}/loan-kereta.js"></script></head><body><div>%sveltekit.body%</div></body></html>`,
    'src/routes/+layout.js': 'export const prerender = true; export const trailingSlash = "always";',
    'src/routes/+page.svelte': '<h1>Laman</h1><a href="/kereta/">Kereta</a>',
    'src/routes/kereta/+page.svelte': `<h1>Kereta</h1><loan-kereta advisor="demo-basic" years={7}>${snippetsOf(at).link}</loan-kereta>${second}<a href="/">Laman</a>`,
  }),
  ownPolicy: at => {
    const csp = { mode: 'hash', directives: { ...strictSources(at), ...svelteSources } };
    return { 'vite.config.js': svelteConfig(`csp: ${JSON.stringify(csp)}`) };
  },
};

/** Frameworks whose pages a server or the build writes, and the browser takes over. */
export const renderedFrameworks: readonly Framework[] = [next, nuxt, astro, svelteKit];

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import type { Integration } from './integration.ts';
import { installNpm, type Packages, serve, versionsOf } from './npm-site.ts';
import { snippetsOf } from './snippets.ts';
import { walk } from './walk.ts';

/** 40,310 at 2.90 % flat over 7 years: 40,310 x 1.203 / 84 = 577.30. */
const figure = 'RM577';

/** A site made by a framework: two pages, of which one has two calculators, that are written to files when it is built. */
interface Framework {
  readonly name: string;
  readonly packages: Packages;
  /** Versions of what these need, where the newest do not go together. */
  readonly overrides?: Packages;
  readonly command: readonly string[];
  /** The folder of the files that it writes. */
  readonly output: string;
  readonly files: (at: string) => Readonly<Record<string, string>>;
}

const second = '<loan-kereta advisor="demo-premium" model="myvi"></loan-kereta>';

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
  files: at => ({
    'nuxt.config.mjs': `export default defineNuxtConfig({ telemetry: false, compatibilityDate: '2026-01-01', nitro: { prerender: { routes: ['/', '/kereta'] } }, vue: { compilerOptions: { isCustomElement: tag => tag === 'loan-kereta' } }, app: { head: { htmlAttrs: { lang: 'ms' }, script: [{ src: '${at}/loan-kereta.js', async: true, crossorigin: 'anonymous' }] } } });`,
    'app/pages/index.vue':
      '<template><main><h1>Laman</h1><NuxtLink to="/kereta">Kereta</NuxtLink></main></template>',
    'app/pages/kereta.vue': `<template><main><h1>Kereta</h1><loan-kereta advisor="demo-basic" :years="7">${snippetsOf(at).link}</loan-kereta>${second}<NuxtLink to="/">Laman</NuxtLink></main></template>`,
  }),
};

const astro: Framework = {
  name: 'Astro',
  packages: { astro: '7.3.5' },
  command: ['astro', 'build'],
  output: 'dist',
  files: at => ({
    'src/layouts/Page.astro': `---\nimport { ClientRouter } from 'astro:transitions';\n---\n<html lang="ms"><head><meta charset="utf-8"><title>Kereta</title><ClientRouter /><script is:inline async crossorigin src="${at}/loan-kereta.js"></script></head><body><slot /></body></html>`,
    'src/pages/index.astro':
      '---\nimport Page from \'../layouts/Page.astro\';\n---\n<Page><h1>Laman</h1><a href="/kereta/">Kereta</a></Page>',
    'src/pages/kereta.astro': `---\nimport Page from '../layouts/Page.astro';\n---\n<Page><h1>Kereta</h1><loan-kereta advisor="demo-basic" years={7}>${snippetsOf(at).link}</loan-kereta>${second}<a href="/">Laman</a></Page>`,
  }),
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
  files: at => ({
    'vite.config.js':
      "import adapter from '@sveltejs/adapter-static'; import { sveltekit } from '@sveltejs/kit/vite'; export default { plugins: [sveltekit({ adapter: adapter() })] };",
    'src/app.html': `<!doctype html><html lang="ms"><head><meta charset="utf-8">%sveltekit.head%<script async crossorigin src="${at}/loan-kereta.js"></script></head><body><div>%sveltekit.body%</div></body></html>`,
    'src/routes/+layout.js': 'export const prerender = true; export const trailingSlash = "always";',
    'src/routes/+page.svelte': '<h1>Laman</h1><a href="/kereta/">Kereta</a>',
    'src/routes/kereta/+page.svelte': `<h1>Kereta</h1><loan-kereta advisor="demo-basic" years={7}>${snippetsOf(at).link}</loan-kereta>${second}<a href="/">Laman</a>`,
  }),
};

const integrationOf = ({ name, packages, overrides, command, output, files }: Framework): Integration => ({
  name: name.toLowerCase(),
  about:
    'Pages that a server or the build has written, and which the framework takes over; `years` is a number. Each cell: loaded, by a route, back and forward, from the other page.',
  async start(at) {
    const folder = await installNpm(name.toLowerCase(), packages, overrides);
    for (const [path, text] of Object.entries(files(at))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const [program = '', ...args] = command;
    await execa(program, args, {
      cwd: folder,
      preferLocal: true,
      localDir: folder,
      env: { NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    });
    const built = join(folder, output);
    if (!existsSync(built)) throw new Error(`${name} has written nothing to ${output}.`);
    const { home, stop } = await serve(built);
    const look = walk(figure, `${home}/`);
    const posts = [{ name, url: `${home}/kereta/`, figure, look }];
    return { versions: versionsOf(packages), posts, stop };
  },
});

/** Frameworks that write pages on a server, as their own documentation starts them. */
export const frameworks: readonly Integration[] = [next, nuxt, astro, svelteKit].map(integrationOf);

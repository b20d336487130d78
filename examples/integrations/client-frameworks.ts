import { type Framework, second } from './framework.ts';
import { trustedTypes } from './policy.ts';
import { snippetsOf } from './snippets.ts';

/** The one HTML file of a site that Vite builds. */
const vitePage = (at: string, body: string) =>
  `<!doctype html><html lang="ms"><head><meta charset="utf-8"><title>Kereta</title>${snippetsOf(at).loader}</head><body>${body}</body></html>`;

const vue: Framework = {
  name: 'Vue',
  packages: { vue: '3.5.45', 'vue-router': '5.5.1', '@vitejs/plugin-vue': '6.0.11', vite: '8.4.0' },
  command: ['vite', 'build'],
  output: 'dist',
  isSinglePage: true,
  sources: trustedTypes('vue'),
  files: at => ({
    'index.html': vitePage(at, '<div id="app"></div><script type="module" src="/src/main.js"></script>'),
    'vite.config.js':
      "import vue from '@vitejs/plugin-vue'; export default { plugins: [vue({ template: { compilerOptions: { isCustomElement: tag => tag === 'loan-kereta' } } })] };",
    'src/main.js':
      "import { createApp } from 'vue'; import { createRouter, createWebHistory } from 'vue-router'; import App from './App.vue'; import Home from './Home.vue'; import Car from './Car.vue'; const routes = [{ path: '/', component: Home }, { path: '/kereta/', component: Car }]; createApp(App).use(createRouter({ history: createWebHistory(), routes })).mount('#app');",
    'src/App.vue': '<template><RouterView /></template>',
    'src/Home.vue':
      '<template><main><h1>Laman</h1><RouterLink to="/kereta/">Kereta</RouterLink></main></template>',
    'src/Car.vue': `<template><main><h1>Kereta</h1><loan-kereta advisor="demo-basic" :years="7">${snippetsOf(at).link}</loan-kereta>${second}<RouterLink to="/">Laman</RouterLink></main></template>`,
  }),
};

const solid: Framework = {
  name: 'Solid',
  packages: {
    'solid-js': '1.9.20',
    '@solidjs/router': '1.0.0',
    'vite-plugin-solid': '2.11.14',
    vite: '8.4.0',
  },
  command: ['vite', 'build'],
  output: 'dist',
  isSinglePage: true,
  files: at => ({
    'index.html': vitePage(at, '<div id="root"></div><script type="module" src="/src/index.jsx"></script>'),
    'vite.config.js': "import solid from 'vite-plugin-solid'; export default { plugins: [solid()] };",
    'src/index.jsx': `import { createSignal } from 'solid-js'; import { render } from 'solid-js/web'; import { A, Route, Router } from '@solidjs/router'; const [years] = createSignal(7); const Home = () => <main><h1>Laman</h1><A href="/kereta/">Kereta</A></main>; const Car = () => <main><h1>Kereta</h1><loan-kereta advisor="demo-basic" years={years()}>${snippetsOf(at).link}</loan-kereta>${second}<A href="/">Laman</A></main>; render(() => <Router><Route path="/" component={Home} /><Route path="/kereta/" component={Car} /></Router>, document.getElementById('root'));`,
  }),
};

const lit: Framework = {
  name: 'Lit',
  packages: { lit: '3.3.3', '@lit-labs/router': '0.1.4', vite: '8.4.0' },
  command: ['vite', 'build'],
  output: 'dist',
  isSinglePage: true,
  sources: trustedTypes('lit-html'),
  files: at => ({
    'index.html': vitePage(at, '<site-app></site-app><script type="module" src="/src/app.js"></script>'),
    'src/app.js': `import { html, LitElement } from 'lit'; import { Router } from '@lit-labs/router'; customElements.define('site-app', class extends LitElement { router = new Router(this, [{ path: '/', render: () => html\`<h1>Laman</h1><a href="/kereta/">Kereta</a>\` }, { path: '/kereta/', render: () => html\`<h1>Kereta</h1><loan-kereta advisor="demo-basic" .years=\${7}>${snippetsOf(at).link}</loan-kereta>${second}<a href="/">Laman</a>\` }]); render() { return html\`<main>\${this.router.outlet()}</main>\`; } });`,
  }),
};

const angularProject = (security: object) =>
  JSON.stringify({
    version: 1,
    cli: { analytics: false },
    projects: {
      site: {
        projectType: 'application',
        root: '',
        sourceRoot: 'src',
        architect: {
          build: {
            builder: '@angular/build:application',
            options: { browser: 'src/main.ts', tsConfig: 'tsconfig.json', security },
          },
        },
      },
    },
  });

const angular: Framework = {
  name: 'Angular',
  packages: {
    '@angular/common': '22.2.6',
    '@angular/compiler': '22.2.6',
    '@angular/core': '22.2.6',
    '@angular/platform-browser': '22.2.6',
    '@angular/router': '22.2.6',
    rxjs: '7.8.2',
    tslib: '2.8.1',
    '@angular/build': '22.2.7',
    '@angular/cli': '22.2.7',
    '@angular/compiler-cli': '22.2.6',
    typescript: '6.0.3',
  },
  command: ['ng', 'build'],
  output: 'dist/site/browser',
  isSinglePage: true,
  sources: trustedTypes('angular'),
  files: at => ({
    'angular.json': angularProject({}),
    'tsconfig.json':
      '{ "compilerOptions": { "target": "ES2022", "module": "preserve", "strict": true, "types": [] }, "files": ["src/main.ts"] }',
    'src/index.html': `<!doctype html><html lang="ms"><head><meta charset="utf-8"><title>Kereta</title><base href="/">${snippetsOf(at).loader}</head><body><app-root></app-root></body></html>`,
    'src/main.ts': `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'; import { bootstrapApplication } from '@angular/platform-browser'; import { provideRouter, RouterLink, RouterOutlet } from '@angular/router';
@Component({ selector: 'app-home', imports: [RouterLink], template: '<main><h1>Laman</h1><a routerLink="/kereta/">Kereta</a></main>' }) class Home {}
@Component({ selector: 'app-car', imports: [RouterLink], schemas: [CUSTOM_ELEMENTS_SCHEMA], template: \`<main><h1>Kereta</h1><loan-kereta advisor="demo-basic" [years]="7">${snippetsOf(at).link}</loan-kereta>${second}<a routerLink="/">Laman</a></main>\` }) class Car {}
@Component({ selector: 'app-root', imports: [RouterOutlet], template: '<router-outlet />' }) class App {}
bootstrapApplication(App, { providers: [provideRouter([{ path: '', component: Home }, { path: 'kereta', component: Car }])] });`,
  }),
  ownPolicy: () => ({ 'angular.json': angularProject({ autoCsp: true }) }),
};

/** Frameworks whose pages the browser draws. */
export const clientFrameworks: readonly Framework[] = [vue, solid, lit, angular];

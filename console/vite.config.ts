import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// While developing, everything that is not the console's own comes from the running API.
const api = 'http://127.0.0.1:4000';
const fromTheApi = ['/api', '/data', '/examples', '/loan-kereta.js', '/modules'];

/** Has the headline's face fetched beside the script, so that the headline does not move when it arrives. */
const preloadHeadlineFace: Plugin = {
  name: 'preload-headline-face',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter(file => file.includes('-latin-wght-'))
        .map(file => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
        })),
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadHeadlineFace],
  // No data: addresses, which the Content-Security-Policy would have to allow.
  build: { assetsInlineLimit: 0, sourcemap: true },
  // The API takes what changes something from its own pages only, which these will be once they are built.
  server: {
    proxy: Object.fromEntries(fromTheApi.map(path => [path, { target: api, headers: { origin: api } }])),
  },
});

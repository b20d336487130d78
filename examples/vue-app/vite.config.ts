import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  // The element is the browser's, and no component of Vue's.
  plugins: [vue({ template: { compilerOptions: { isCustomElement: tag => tag === 'loan-kereta' } } })],
  base: './',
  build: { outDir: '../dist/vue-app', emptyOutDir: true },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // Relative, because the built pages may stand under any path.
  base: './',
  build: { outDir: '../dist/react-app', emptyOutDir: true },
});

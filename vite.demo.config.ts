import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const workerScript = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

/** The service worker comes out of the installed package, so that the two always fit. */
const serviceWorker: Plugin = {
  name: 'demo-service-worker',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'mockServiceWorker.js',
      source: readFileSync(workerScript, 'utf8'),
    });
  },
};

/** Builds the demo into dist/demo: static files that work wherever they are put, under a sub-path as well. */
export default defineConfig({
  root: 'demo',
  base: './',
  publicDir: false,
  appType: 'mpa',
  plugins: [react(), serviceWorker],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/demo',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { input: ['demo/index.html', 'demo/app.html'] },
  },
});

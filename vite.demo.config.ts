import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defineConfig, type Plugin } from 'vite';
import { client } from './build/client.mjs';
import { pdfParts } from './build/pdfParts.mjs';

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

/** Many static hosts do not know that .mjs is a script, and a browser runs none that is not said to be one. */
const extensionOf = (names: readonly string[]) =>
  names.some((name) => name.endsWith('.mjs')) ? '.js' : '[extname]';

/** Builds the demo into dist/demo: static files that work wherever they are put, under a sub-path as well. */
export default defineConfig({
  root: 'demo',
  base: './',
  publicDir: false,
  appType: 'mpa',
  plugins: [...client.plugins, pdfParts(), serviceWorker],
  worker: { format: 'es' },
  build: {
    ...client.build,
    outDir: '../dist/demo',
    emptyOutDir: true,
    rolldownOptions: {
      input: ['demo/index.html', 'demo/app.html'],
      output: { assetFileNames: ({ names }) => `assets/[name]-[hash]${extensionOf(names)}` },
    },
  },
});

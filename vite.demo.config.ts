import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defineConfig, type Plugin } from 'vite';
import { client } from './build/client.mjs';
import { pdfParts } from './build/pdfParts.mjs';

const workerScript = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

/**
 * Keeps the service worker out of requests that the host answers: it would ask the page about each of them, and a page
 * that is left meanwhile never answers.
 */
const callsOnly = `addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (!pathname.includes('/api/') && !pathname.endsWith('/config.json')) event.stopImmediatePropagation();
});
`;

/** Writes the service worker with the installed package's script, so that the two always match. */
const serviceWorker: Plugin = {
  name: 'demo-service-worker',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'mockServiceWorker.js',
      source: callsOnly + readFileSync(workerScript, 'utf8'),
    });
  },
};

/** Renames .mjs to .js: many static hosts don't serve .mjs as a script, and browsers then refuse to run it. */
const extensionOf = (names: readonly string[]) =>
  names.some((name) => name.endsWith('.mjs')) ? '.js' : '[extname]';

/** Builds the demo into dist/demo: static files that work anywhere, even under a sub-path. */
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

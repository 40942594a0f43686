import { spawnSync } from 'node:child_process';
import { defineConfig, type UserConfig } from 'vite';
import { apiReference } from './build/apiReference.mjs';
import { client } from './build/client.mjs';
import { emptyDatabase } from './build/emptyDatabase.mjs';
import { fastStart } from './build/fastStart.mjs';
import { pdfParts } from './build/pdfParts.mjs';

/** The address of the API server that `npm run dev` starts. */
const server = process.env.API_URL ?? 'http://localhost:3000';

const product = {
  ...client,
  plugins: [...client.plugins, apiReference()],
  build: {
    ...client.build,
    rolldownOptions: { input: ['index.html', 'corporateSignIn.html', 'apiReference.html'] },
  },
} satisfies UserConfig;

/** The server, and the program that its threads run. */
const serverPrograms = {
  main: 'server/node/main.ts',
  worker: 'server/node/workers/worker.ts',
  processGuard: 'server/node/workers/processGuard.ts',
};

/** The commit this is built of, for the server's log; unknown outside a working copy. */
const commit = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).stdout ?? '';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [...product.plugins, ...(isSsrBuild ? [emptyDatabase()] : [pdfParts(), ...fastStart(product)])],
  ...(isSsrBuild && { define: { BUILD_COMMIT: JSON.stringify(commit.trim()) } }),
  build: {
    ...product.build,
    ...(isSsrBuild
      ? { rolldownOptions: { input: serverPrograms } }
      : // The licences of what browsers are sent ask to be sent along.
        { license: { fileName: 'licenses.json' } }),
    outDir: 'dist/web',
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
  },
  server: { proxy: { '/api': server, '/config.json': server } },
}));

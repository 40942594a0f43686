import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { callAddresses } from './scripts/callAddresses.mjs';
import { lighterParts } from './scripts/lighterParts.mjs';
import { precompress } from './scripts/precompress.mjs';
import { preloadStart } from './scripts/preloadStart.mjs';

/** Where `npm run dev` has the API server listen. */
const server = process.env.API_URL ?? 'http://localhost:3000';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    callAddresses(),
    lighterParts(),
    ...(isSsrBuild ? [] : [preloadStart('src/app/entry/start.tsx'), precompress()]),
  ],
  build: {
    outDir: 'dist/web',
    // The session screens read it to preload the rest; see src/app/entry.
    modulePreload: { polyfill: false },
    manifest: isSsrBuild ? false : 'build.json',
    target: 'es2022',
    copyPublicDir: !isSsrBuild,
    ...(!isSsrBuild && { rolldownOptions: { input: ['index.html', 'corporateSignIn.html'] } }),
  },
  server: { proxy: { '/api': server, '/config.json': server } },
  test: {
    globalSetup: 'tests/support/prepareDatabases.ts',
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          testTimeout: 60_000,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{kit,screens}/**'],
        },
      },
      {
        extends: true,
        // Node gives react-admin this form of react-router; the tests' own imports must meet the same one.
        resolve: { conditions: ['module-sync', ...defaultClientConditions] },
        test: {
          name: 'browser-like',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx', 'tests/{kit,screens}/**/*.test.ts'],
          setupFiles: ['tests/support/setupScreens.ts'],
          // Of patience there can be plenty: two workers share what a slow machine has.
          testTimeout: 90_000,
        },
      },
    ],
  },
}));

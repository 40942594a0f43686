import react from '@vitejs/plugin-react';
import { defaultClientConditions, type UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { callAddresses } from './scripts/callAddresses.mjs';
import { drawAhead } from './scripts/drawAhead.mjs';
import { lighterParts } from './scripts/lighterParts.mjs';
import { precompress } from './scripts/precompress.mjs';
import { preloadFiles } from './scripts/preloadFiles.mjs';
import { scriptLayers } from './scripts/scriptLayers.mjs';

/** Where `npm run dev` has the API server listen. */
const server = process.env.API_URL ?? 'http://localhost:3000';

const client = {
  plugins: [react(), callAddresses(), lighterParts()],
  build: {
    target: 'es2022',
    rolldownOptions: { input: ['index.html', 'corporateSignIn.html'] },
  },
} satisfies UserConfig;

/** Modules of the source that pages begin with. */
const modules = {
  start: 'src/app/entry/start.tsx',
  main: 'src/app/App.tsx',
  list: 'resources/applications/ApplicationList.tsx',
  backofficeList: 'resources/backofficeApplications/BackofficeApplicationList.tsx',
  create: 'resources/applications/ApplicationCreate.tsx',
  recheck: 'resources/applications/ApplicationRecheck.tsx',
  detail: 'resources/applications/ApplicationDetailPage.tsx',
  backofficeDetail: 'resources/backofficeApplications/BackofficeApplicationDetailPage.tsx',
};

/** One script each: what all of its modules need and no layer before has. docs/decisions.md, Scripts in layers. */
const layers = [
  { name: 'entry', of: ['/index.html'] },
  { name: 'session', of: [modules.start] },
  { name: 'main', of: [modules.main] },
  { name: 'list', of: [modules.list, modules.backofficeList] },
  { name: 'backofficeList', of: [modules.backofficeList] },
  { name: 'frame', of: ['src/app/theme/ThemeFrame.tsx'] },
  { name: 'form', of: [modules.recheck, 'src/kit/record/EditRecord.tsx'] },
  { name: 'requestForm', of: [modules.create, modules.recheck] },
  { name: 'detail', of: [modules.detail, modules.backofficeDetail] },
];

/** What the page itself needs, and by path the screens that people come to see; '/' stands for any other. */
const firstFiles = {
  start: modules.start,
  main: modules.main,
  screens: {
    '/': modules.backofficeList,
    '/applications': modules.backofficeList,
    '/applicationManagement': modules.list,
    '/form': modules.create,
  },
  font: /public-sans-latin-wght-normal-/,
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    ...client.plugins,
    scriptLayers(client, layers),
    ...(isSsrBuild ? [] : [preloadFiles(firstFiles), drawAhead(), precompress()]),
  ],
  build: {
    ...client.build,
    outDir: 'dist/web',
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
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

import { defaultClientConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { client } from './build/client.mjs';
import { filesOfProjects } from './tests/run/testFiles.mjs';

type TestProject = TestProjectInlineConfiguration & { test: { name: string; include: string[] } };

/**
 * Splits a project in two. Most tests share the modules they load, which takes a third of the time. Those that
 * replace modules with vi.mock have it in their file name, and load modules of their own.
 */
const splitMocked = ({ test, ...project }: TestProject): TestProject[] => {
  const isMocked = (path: string) => path.includes('.mocked.test.');
  const { name, include } = test;
  return [
    { ...project, test: { ...test, isolate: false, include: include.filter((path) => !isMocked(path)) } },
    { ...project, test: { ...test, name: `${name}, mocked`, include: include.filter(isMocked) } },
  ];
};

/** The PostgreSQL that server and screen tests use; without one they run on PGlite, as end-to-end tests do. */
const postgres = process.env.TEST_DATABASE_URL;

const { inNode, onPglite, onPostgres, providers, screens } = filesOfProjects({
  suite: process.env.TEST_SUITE,
  hasPostgres: Boolean(postgres),
});
// A test that starts servers or copies databases takes a minute where four others do so beside it.
const node = { environment: 'node', testTimeout: 180_000, hookTimeout: 180_000 };

/** Returns the environment that gives a project's tests their database. */
const onDatabase = (url = '') => ({ TEST_DATABASE_URL: url });

export default defineConfig({
  plugins: client.plugins,
  // Copies of the project, as tests make them, link to its node_modules.
  server: { fs: { strict: false } },
  test: {
    globalSetup: 'tests/support/prepareDatabases.ts',
    maxWorkers: '100%',
    // react-admin logs every failed or aborted call, which many tests cause on purpose; a failing test shows its
    // output.
    silent: 'passed-only',
    // Generous, as the time limits below: what is waited for takes as long as the machine is busy.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      ...splitMocked({
        extends: true,
        test: {
          name: 'node',
          ...node,
          env: onDatabase(),
          include: [...inNode, ...onPglite],
        },
      }),
      ...(postgres
        ? splitMocked({
            extends: true,
            test: { name: 'on PostgreSQL', ...node, env: onDatabase(postgres), include: onPostgres },
          })
        : []),
      ...splitMocked({
        extends: true,
        // A project of their own, because a worker restarts when it changes its environment.
        test: {
          ...node,
          name: 'providers',
          environment: 'jsdom',
          include: providers,
        },
      }),
      ...splitMocked({
        extends: true,
        // Node resolves react-admin's react-router to this variant; the tests' own imports must resolve to the same
        // one.
        resolve: { conditions: ['module-sync', ...defaultClientConditions] },
        test: {
          name: 'browser-like',
          environment: 'jsdom',
          env: onDatabase(postgres),
          include: screens,
          setupFiles: ['tests/support/setupScreens.ts'],
          // Generous, as two workers may share a slow machine.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      }),
    ],
  },
});

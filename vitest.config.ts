import { defaultClientConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { client } from './build/client.mjs';

type TestProject = TestProjectInlineConfiguration & { test: { name: string; include: string[] } };

/**
 * Splits a project in two. Most tests share the modules they load, which takes a third of the time. Those that
 * replace modules with vi.mock have it in their file name, and load modules of their own.
 */
const splitMocked = ({ test, ...project }: TestProject): TestProject[] => {
  const { name, exclude = [] } = test;
  const mocked = '**/*.mocked.test.{ts,tsx}';
  const include = test.include.map((pattern) => pattern.replace('.test.', '.mocked.test.'));
  return [
    { ...project, test: { ...test, isolate: false, exclude: [...exclude, mocked] } },
    { ...project, test: { ...test, name: `${name}, mocked`, include } },
  ];
};

/** The PostgreSQL that server and screen tests use; without one they run on PGlite, as end-to-end tests do. */
const postgres = process.env.TEST_DATABASE_URL;

/**
 * Server tests that run on PGlite even when there is a PostgreSQL, because the two behave differently: every call
 * once, for the values that their drivers read and write; migrations and locales; bytes; the single connection, in
 * transactions, locks, the queue and repeated calls; a failing database.
 */
const alsoOnPglite = [
  'audit/auditSeals',
  'conformance/conformance',
  'core/{bodyQuota,databaseUnavailable,foreignKeys,locales,migrate,readiness,refresh,upgrade}',
  'file/*',
  'idempotency/*',
  'queue/{queue,worker}',
].map((name) => `tests/server/${name}.test.ts`);

const serverTests = ['tests/server/**/*.test.ts'];
/** Tests that PGlite can't run, as it has one connection and no process of its own. */
const onPostgresOnly = ['tests/server/**/*.postgres.test.ts'];
const inNode = { environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 };

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
          ...inNode,
          env: onDatabase(),
          include: [
            'tests/!(kit|providers|screens|server|ui)/**/*.test.ts',
            ...(postgres ? alsoOnPglite : serverTests),
          ],
          exclude: onPostgresOnly,
        },
      }),
      ...(postgres
        ? splitMocked({
            extends: true,
            test: { name: 'on PostgreSQL', ...inNode, env: onDatabase(postgres), include: serverTests },
          })
        : []),
      ...splitMocked({
        extends: true,
        // A project of their own, because a worker restarts when it changes its environment.
        test: {
          ...inNode,
          name: 'providers',
          environment: 'jsdom',
          include: ['tests/providers/**/*.test.ts'],
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
          include: ['tests/**/*.test.tsx', 'tests/{kit,screens,ui}/**/*.test.ts'],
          setupFiles: ['tests/support/setupScreens.ts'],
          // Generous, as two workers may share a slow machine.
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      }),
    ],
  },
});

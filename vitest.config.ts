import { defaultClientConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { client } from './build/client.mjs';
import { suiteOf, testFiles } from './tests/run/testFiles.mjs';

type TestProject = TestProjectInlineConfiguration & { test: { name: string; include: string[] } };

/** Which of the two suites runs, as tests/run sets it; both when it is absent. */
const suite = process.env.TEST_SUITE;
const allTests = testFiles(/\.test\.tsx?$/);
const tests = allTests.filter((path) => !suite || suiteOf(path) === suite);

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

/**
 * Server tests that run on PGlite even when there is a PostgreSQL, because the two behave differently: every call
 * once, for the values that their drivers read and write; migrations and locales; bytes; the single connection, in
 * transactions, locks, the queue and repeated calls; a failing database. `npm test` leaves these doubles to the rest.
 */
const alsoOnPglite =
  /^tests\/server\/(audit\/auditSeals|conformance\/conformance|core\/(bodyQuota|databaseUnavailable|foreignKeys|locales|migrate|readiness|refresh|upgrade)|file\/[^/]+|idempotency\/[^/]+|queue\/(queue|worker))\.test\.ts$/;
const doubles = suite === 'main' ? [] : allTests.filter((path) => alsoOnPglite.test(path));

const isOfScreens = (path: string) => path.endsWith('x') || /^tests\/(kit|screens|ui)\//.test(path);
const isOfProviders = (path: string) => path.startsWith('tests/providers/');
const isOfServer = (path: string) => path.startsWith('tests/server/');
const ofServer = tests.filter(isOfServer);
/** Tests that PGlite can't run, as it has one connection and no process of its own. */
const needsPostgres = (path: string) => path.endsWith('.postgres.test.ts');
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
            ...tests.filter((path) => !isOfScreens(path) && !isOfProviders(path) && !isOfServer(path)),
            ...(postgres ? doubles : ofServer.filter((path) => !needsPostgres(path))),
          ],
        },
      }),
      ...(postgres
        ? splitMocked({
            extends: true,
            test: { name: 'on PostgreSQL', ...inNode, env: onDatabase(postgres), include: ofServer },
          })
        : []),
      ...splitMocked({
        extends: true,
        // A project of their own, because a worker restarts when it changes its environment.
        test: {
          ...inNode,
          name: 'providers',
          environment: 'jsdom',
          include: tests.filter((path) => isOfProviders(path) && !isOfScreens(path)),
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
          include: tests.filter(isOfScreens),
          setupFiles: ['tests/support/setupScreens.ts'],
          // Generous, as two workers may share a slow machine.
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      }),
    ],
  },
});

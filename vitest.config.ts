import { defaultClientConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { client } from './build/client.mjs';

type TestProject = TestProjectInlineConfiguration & { test: { name: string; include: string[] } };

/**
 * Tests share the modules that they load, which takes a third of the time. Those that put others in their place, by
 * vi.mock, are named so, and have modules of their own.
 */
const inTwo = ({ test, ...project }: TestProject): TestProject[] => {
  const { name, exclude = [] } = test;
  const mocked = '**/*.mocked.test.{ts,tsx}';
  const include = test.include.map((pattern) => pattern.replace('.test.', '.mocked.test.'));
  return [
    { ...project, test: { ...test, isolate: false, exclude: [...exclude, mocked] } },
    { ...project, test: { ...test, name: `${name}, mocked`, include } },
  ];
};

/** The PostgreSQL of the tests of server and screens; without one they run on PGlite, as end-to-end tests do. */
const postgres = process.env.TEST_DATABASE_URL;

/**
 * Tests of the server that run on PGlite as well where there is a PostgreSQL: what the two do differently. Every call
 * once, for the values that their drivers read and write; migrations and locales; bytes; the single connection, in
 * transactions, locks, the queue and repeated calls; a database that fails.
 */
const alsoOnPglite = [
  'audit/auditSeals',
  'conformance/conformance',
  'core/{bodyPlaces,databaseUnavailable,foreignKeys,locales,migrate,readiness,refresh,upgrade}',
  'file/*',
  'idempotency/*',
  'queue/{queue,worker}',
].map((name) => `tests/server/${name}.test.ts`);

const serverTests = ['tests/server/**/*.test.ts'];
/** What PGlite can't show, having one connection and no process of its own. */
const onPostgresOnly = ['tests/server/**/*.postgres.test.ts'];
const inNode = { environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 };

/** Which database the tests of a project have. */
const onDatabase = (url = '') => ({ TEST_DATABASE_URL: url });

export default defineConfig({
  plugins: client.plugins,
  test: {
    globalSetup: 'tests/support/prepareDatabases.ts',
    maxWorkers: '100%',
    // react-admin logs every call that fails or is given up, of which many tests are made; who fails shows it all.
    silent: 'passed-only',
    projects: [
      ...inTwo({
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
        ? inTwo({
            extends: true,
            test: { name: 'on PostgreSQL', ...inNode, env: onDatabase(postgres), include: serverTests },
          })
        : []),
      ...inTwo({
        extends: true,
        // In a project of their own: a worker that changes its environment begins anew.
        test: { name: 'providers', environment: 'jsdom', include: ['tests/providers/**/*.test.ts'] },
      }),
      ...inTwo({
        extends: true,
        // Node gives react-admin this form of react-router; the tests' own imports must meet the same one.
        resolve: { conditions: ['module-sync', ...defaultClientConditions] },
        test: {
          name: 'browser-like',
          environment: 'jsdom',
          env: onDatabase(postgres),
          include: ['tests/**/*.test.tsx', 'tests/{kit,screens,ui}/**/*.test.ts'],
          setupFiles: ['tests/support/setupScreens.ts'],
          // Of patience there can be plenty: two workers share what a slow machine has.
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      }),
    ],
  },
});

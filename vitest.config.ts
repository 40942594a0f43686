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
  const include = test.include.map((pattern) => pattern.replace('*.test', '*.mocked.test'));
  return [
    { ...project, test: { ...test, isolate: false, exclude: [...exclude, mocked] } },
    { ...project, test: { ...test, name: `${name}, mocked`, include } },
  ];
};

/** What PGlite can't show, having one connection and no process of its own; `npm test` runs all of tests/server on both. */
const onPostgresOnly = ['tests/server/**/*.postgres.test.ts'];

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
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{kit,screens,ui}/**', ...(process.env.TEST_DATABASE_URL ? [] : onPostgresOnly)],
        },
      }),
      ...inTwo({
        extends: true,
        // Node gives react-admin this form of react-router; the tests' own imports must meet the same one.
        resolve: { conditions: ['module-sync', ...defaultClientConditions] },
        test: {
          name: 'browser-like',
          environment: 'jsdom',
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

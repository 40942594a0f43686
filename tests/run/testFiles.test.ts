import { expect, it } from 'vitest';
import { filesOfProjects, restOfVitest, specsOf, testFiles, walks } from './testFiles.mjs';

const ofVitest = testFiles(/\.test\.tsx?$/);
const ofPlaywright = testFiles(/\.spec\.ts$/);

it('every test file of Vitest is run once, by npm test or by the rest', () => {
  const run = (['main', 'rest'] as const).flatMap((suite) => {
    const { onPglite, ...projects } = filesOfProjects({ suite, hasPostgres: true });
    expect(onPglite.length > 0).toBe(suite === 'rest');
    return Object.values(projects).flat();
  });
  expect(run.sort()).toEqual(ofVitest);
});

it('without a PostgreSQL, server tests run on PGlite, except those that need one', () => {
  const { onPglite, onPostgres } = filesOfProjects({ hasPostgres: false });
  expect(onPostgres).toEqual([]);
  expect(onPglite).toEqual(
    ofVitest.filter((path) => path.startsWith('tests/server/') && !path.includes('.postgres.')),
  );
});

it('every end-to-end test is run once, as a walk of npm test or by the rest', () => {
  const run = ['main', 'rest'].flatMap((suite) => {
    const { testMatch, testIgnore } = specsOf(suite);
    const isOneOf = (patterns: readonly RegExp[], path: string) =>
      patterns.some((pattern) => pattern.test(path));
    return ofPlaywright.filter((path) => isOneOf(testMatch, path) && !isOneOf(testIgnore, path));
  });
  expect(run.sort()).toEqual(ofPlaywright);
});

it('what names the rest and the walks names tests, each once', () => {
  for (const start of restOfVitest) {
    expect(
      ofVitest.filter((path) => path.startsWith(start)),
      start,
    ).not.toEqual([]);
    expect(restOfVitest.filter((other) => other.startsWith(start))).toEqual([start]);
  }
  expect(walks.filter((name) => !ofPlaywright.includes(`tests/e2e/${name}.spec.ts`))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOfProjects, restOfVitest, testFiles, walksOf } from './testFiles.mjs';

const ofVitest = testFiles(/\.test\.tsx?$/);

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
    ofVitest.filter(
      (path) => /^(modules\/[^/]+\/)?tests\/server\//.test(path) && !path.includes('.postgres.'),
    ),
  );
});

it('between 20 and 25 end-to-end tests are walks of npm test; the rest runs all others', () => {
  const walks = testFiles(/\.spec\.ts$/).flatMap(
    (path) => readFileSync(path, 'utf8').match(/'@walk'/g) ?? [],
  );
  expect(walks.length).toBeGreaterThanOrEqual(20);
  expect(walks.length).toBeLessThanOrEqual(25);
  expect(walksOf('main')).toEqual({ grep: walksOf('rest').grepInvert });
});

it('what names the rest names tests, each once', () => {
  for (const start of restOfVitest) {
    expect(
      // A module's tests stand below its folder as the core's do below the project's.
      ofVitest.filter((path) => path.replace(/^modules\/[^/]+\//, '').startsWith(start)),
      start,
    ).not.toEqual([]);
    expect(restOfVitest.filter((other) => other.startsWith(start))).toEqual([start]);
  }
});

import { keepDay, provideSnapshot, type Seed } from './databaseSnapshot';
import { provideTemplate } from './openPostgresCopy';

const seeds = ['empty', 'demo'] as const satisfies Seed[];

/**
 * Prepares, as Vitest's global setup, the databases that every test's database is copied from: PGlite's and
 * PostgreSQL's in parallel.
 */
export const setup = async (): Promise<void> => {
  keepDay();
  const server = process.env.TEST_DATABASE_URL;
  const provide = async (one: (seed: Seed) => Promise<void>) => {
    for (const seed of seeds) await one(seed);
  };
  await Promise.all([provide(provideSnapshot), server && provide((seed) => provideTemplate(server, seed))]);
};

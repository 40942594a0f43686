import { provideSnapshot, type Seed } from './databaseSnapshot';
import { provideTemplate } from './openPostgresCopy';

const seeds = ['empty', 'demo'] as const satisfies Seed[];

/** Vitest's global setup: prepares the databases that every test's database is copied from, on PostgreSQL while PGlite works. */
export const setup = async (): Promise<void> => {
  const server = process.env.TEST_DATABASE_URL;
  const provide = async (one: (seed: Seed) => Promise<void>) => {
    for (const seed of seeds) await one(seed);
  };
  await Promise.all([provide(provideSnapshot), server && provide((seed) => provideTemplate(server, seed))]);
};

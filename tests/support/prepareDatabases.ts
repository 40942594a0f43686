import { provideSnapshot, type Seed } from './databaseSnapshot';
import { provideTemplate } from './openPostgresCopy';

/** Vitest runs this once before the tests: what every test's database is copied from. */
export const setup = async (): Promise<void> => {
  const server = process.env.TEST_DATABASE_URL;
  for (const seed of ['empty', 'demo'] as const satisfies Seed[]) {
    await (server ? provideTemplate(server, seed) : provideSnapshot(seed));
  }
};

import { provideSnapshot, type Seed } from './databaseSnapshot';
import { provideTemplate } from './openPostgresCopy';

/** Vitest's global setup: prepares the databases that every test's database is copied from. */
export const setup = async (): Promise<void> => {
  const server = process.env.TEST_DATABASE_URL;
  for (const seed of ['empty', 'demo'] as const satisfies Seed[]) {
    await (server ? provideTemplate(server, seed) : provideSnapshot(seed));
  }
};

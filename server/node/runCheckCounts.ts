import { checkCounts } from '../services/applications/counts/checkCounts';
import { createLog } from './createLog';
import { openDatabase } from './openDatabase';
import type { Config } from './settings/environment';

/**
 * Runs `node dist/server/main.js check-counts`: compares the counts by day with the applications and corrects wrong
 * ones (docs/operate.md).
 */
export const runCheckCounts = async (config: Config): Promise<void> => {
  const log = createLog(config.logLevel);
  const database = await openDatabase(config, log);
  try {
    const wrong = await database.withoutTimeout((db) => checkCounts({ db, now: () => new Date() }));
    if (wrong > 0) throw new Error(`${wrong} counts were wrong and were put right.`);
    process.stdout.write('Every count is right.\n');
  } finally {
    await database.close();
  }
};

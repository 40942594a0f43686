import { createLog } from '../../../../server/node/createLog';
import { openDatabase } from '../../../../server/node/openDatabase';
import type { Config } from '../../../../server/node/settings/environment';
import { logSettings, rewriteErased } from '../erasure/rewriteErased';

/**
 * Runs `node dist/server/main.js rewrite-erased`: has the database's files hold nothing any more of what was erased, and says
 * what else may (modules/dataProtection/README.md, "Erasing a person's data").
 */
export const runRewriteErased = async (
  config: Config,
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Promise<void> => {
  const database = await openDatabase(config, createLog(config.logLevel));
  try {
    const { endsLog } = await database.withoutTimeout((db) =>
      rewriteErased(db, (name) => write(`${name}: rewritten`)),
    );
    const { recycles, archives } = await logSettings(database.db);
    if (!endsLog)
      write(
        'The log was not ended, as this role may not: run checkpoint, select pg_switch_wal(), checkpoint.',
      );
    if (recycles)
      write(
        'Old segments of the write-ahead log are kept for use again (wal_recycle = on), and hold what was erased until they are.',
      );
    if (archives)
      write('What was archived of the log still holds it, as backups do, until they are removed.');
  } finally {
    await database.close();
  }
};

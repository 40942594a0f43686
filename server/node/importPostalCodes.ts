import { access, open } from 'node:fs/promises';
import { migrate } from '../db/applyMigrations';
import { importAddresses, WrongAddresses } from '../services/address/importAddresses';
import { createLog } from './createLog';
import { openDatabase } from './openDatabase';
import type { Config } from './settings/environment';

const usage = 'import-postal-codes <file.csv> [--remove-others]';

/**
 * Runs `node dist/server/main.js import-postal-codes`: imports addresses by postal code from a file
 * (docs/operate.md).
 */
export const importPostalCodes = async (config: Config, args: readonly string[]): Promise<void> => {
  const removesOthers = args.includes('--remove-others');
  const [path, ...more] = args.filter((arg) => arg !== '--remove-others');
  if (!path || path.startsWith('-') || more.length > 0) throw new Error(`Usage: ${usage}`);
  await access(path);
  const database = await openDatabase(config, createLog(config.logLevel));
  try {
    const { read, added, changed, others } = await database.withoutTimeout(async (db) => {
      await migrate(db);
      return importAddresses(db, linesOf(path), { removesOthers });
    });
    const fate = removesOthers
      ? 'removed'
      : 'in the database only, left as they are (--remove-others removes them)';
    process.stdout.write(
      `${path}: ${read} addresses, ${added} of them new, ${changed} changed, ${read - added - changed} as before; ${others} ${fate}.\n`,
    );
  } catch (failure) {
    if (!(failure instanceof WrongAddresses)) throw failure;
    throw new Error(`${path} was not imported, and nothing was changed:\n${failure.message}`);
  } finally {
    await database.close();
  }
};

/** Yields the lines of a text file, read on demand; readline would drop lines that arrive before they are awaited. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  const file = await open(path);
  try {
    yield* file.readLines({ encoding: 'utf8' });
  } finally {
    await file.close();
  }
}

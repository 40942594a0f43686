import { releaseCorporateIdentity } from '../services/session/corporate/releaseCorporateIdentity';
import { createLog } from './createLog';
import { openDatabase } from './openDatabase';
import type { Config } from './settings/environment';

/**
 * Runs `node dist/server/main.js release-identity EMAIL`: lets a person whose corporate account was created anew sign
 * in with it (docs/operate.md). Throws if there is no such user, or nothing is bound.
 */
export const runReleaseIdentity = async (config: Config, [username]: readonly string[]): Promise<void> => {
  if (!username) throw new Error('Which user? release-identity EMAIL');
  const database = await openDatabase(config, createLog(config.logLevel));
  try {
    await database.db.transaction((db) =>
      releaseCorporateIdentity({ db, now: () => new Date(), remoteAddress: null }, username),
    );
    process.stdout.write('The next corporate sign-in with this e-mail is bound to the account.\n');
  } finally {
    await database.close();
  }
};

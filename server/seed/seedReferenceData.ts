import type { Database } from '../db/database';
import { reasons } from '../db/schema/applicationHistory';
import { referenceReasons } from './referenceReasons';

/** Adds what every installation needs and does not have yet; for each start, also without demo data. */
export const seedReferenceData = async (db: Database): Promise<void> => {
  await db.insert(reasons).values(referenceReasons).onConflictDoNothing();
};

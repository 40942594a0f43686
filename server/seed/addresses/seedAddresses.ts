import type { Database } from '../../db/database';
import { addresses } from '../../db/schema/addresses';
import { insertInBatches } from '../common/insertInBatches';
import { generateAddresses } from './generateAddresses';

/** Stores the invented addresses unless the database has any addresses. Returns the invented ones in either case. */
export const seedAddresses = async (db: Database): Promise<ReturnType<typeof generateAddresses>> => {
  const rows = generateAddresses();
  const [existing] = await db.select({ id: addresses.id }).from(addresses).limit(1);
  if (!existing) await insertInBatches(db, addresses, rows);
  return rows;
};

import { and, eq } from 'drizzle-orm';
import { addresses } from '../../db/schema/addresses';
import type { ServiceContext } from '../context/serviceContext';

/** Returns the addresses of a postal code, sorted by street (spec 7, Address/search). */
export const searchAddresses = (
  { db }: ServiceContext,
  { cp4, cp3 }: { cp4: string; cp3: string },
): Promise<(typeof addresses.$inferSelect)[]> =>
  db
    .select()
    .from(addresses)
    .where(and(eq(addresses.cp4, cp4), eq(addresses.cp3, cp3)))
    .orderBy(addresses.arteryDesignation, addresses.id);

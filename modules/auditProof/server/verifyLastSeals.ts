import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../server/db/database';
import { auditRoots } from '../../../server/db/schema/auditRoots';
import { auditSeals } from '../../../server/db/schema/auditSeals';
import { isGenuineRoot } from './auditRootSeals';
import { compareEvents } from './compareEvents';
import { isGenuine } from './verifyAudit';

/** The result of comparing the newest seals with the events that they cover. */
export interface LastSeals {
  /** How many were compared. */
  readonly seals: number;
  /** The number of the first that is not right, and whether it is the seal itself or an event. */
  readonly broken?: { readonly seal: number; readonly what: 'seal' | 'events' };
}

/** Compares the newest seals with their events and with the seals before them: part of what `verifyAudit` does. */
export const verifyLastSeals = async (
  db: Database,
  keys: readonly CryptoKey[],
  atMost: number,
): Promise<LastSeals> => {
  const newest = await db
    .select()
    .from(auditSeals)
    .orderBy(desc(auditSeals.id))
    .limit(atMost + 1);
  const compared = newest.slice(0, atMost);
  for (const [position, seal] of compared.entries()) {
    const before = newest[position + 1];
    if (!(await isGenuine(keys, seal, before)))
      return { seals: position + 1, broken: { seal: seal.id, what: 'seal' } };
    const [root] = await db.select().from(auditRoots).where(eq(auditRoots.id, seal.id));
    if (root && !(await isGenuineRoot(keys, seal, root)))
      return { seals: position + 1, broken: { seal: seal.id, what: 'seal' } };
    const found = await compareEvents(db, seal, { after: before?.throughId ?? 0, root: root?.root });
    // None at all is an audit that was shortened, which verifyAudit judges.
    if (found === 'others') return { seals: position + 1, broken: { seal: seal.id, what: 'events' } };
  }
  return { seals: compared.length };
};

import { desc } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { auditRecords } from '../../db/schema/auditRecords';
import { auditSeals } from '../../db/schema/auditSeals';
import { hashEvents } from './hashEvents';
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
    const found = await hashEvents(db, {
      source: auditRecords,
      after: before?.throughId ?? 0,
      through: seal.throughId,
    });
    // None at all is an audit that was shortened, which verifyAudit judges.
    if (found.events > 0 && (found.events !== seal.events || found.contentHash !== seal.contentHash))
      return { seals: position + 1, broken: { seal: seal.id, what: 'events' } };
  }
  return { seals: compared.length };
};

import { asc, count, gt } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { auditEvents } from '../../db/schema/auditEvents';
import { auditSeals } from '../../db/schema/auditSeals';
import { hashEvents, sealOf } from './hashEvents';

type Seal = typeof auditSeals.$inferSelect;

/** A place where the audit differs from what was sealed. */
interface Break {
  readonly seal: number;
  readonly afterId: number;
  readonly throughId: number;
  readonly what: 'events' | 'seal' | 'missingSeal';
}

/** The result of comparing the audit with its seals. */
export interface AuditVerdict {
  readonly broken?: Break;
  /** The last event of the leading seals that have no events left: the audit was shortened. */
  readonly shortenedThroughId?: number;
  readonly last?: Pick<Seal, 'id' | 'throughId' | 'seal'>;
  readonly unsealedEvents: number;
}

const isGenuine = async (keys: readonly CryptoKey[], seal: Seal, before: Seal | undefined) => {
  for (const key of keys) if ((await sealOf(key, seal, before?.seal)) === seal.seal) return true;
  return false;
};

/**
 * Compares every event of the audit with its seal, and every seal with the one before; stops at the first
 * difference.
 */
export const verifyAudit = async (db: Database, keys: readonly CryptoKey[]): Promise<AuditVerdict> => {
  let before: Seal | undefined;
  let shortenedThroughId: number | undefined;
  let isWhole = false;
  for (const seal of await db.select().from(auditSeals).orderBy(asc(auditSeals.id))) {
    const afterId = before?.throughId ?? 0;
    const breakOf = (what: Break['what']) => ({
      broken: { seal: seal.id, afterId, throughId: seal.throughId, what },
      unsealedEvents: 0,
    });
    if (seal.id !== (before?.id ?? 0) + 1) return breakOf('missingSeal');
    if (!(await isGenuine(keys, seal, before))) return breakOf('seal');
    const found = await hashEvents(db, afterId, seal.throughId);
    if (found.events === 0 && !isWhole) shortenedThroughId = seal.throughId;
    else if (found.events !== seal.events || found.contentHash !== seal.contentHash) return breakOf('events');
    else isWhole = true;
    before = seal;
  }
  const [left] = await db
    .select({ events: count() })
    .from(auditEvents)
    .where(gt(auditEvents.id, before?.throughId ?? 0));
  return { shortenedThroughId, last: before, unsealedEvents: left?.events ?? 0 };
};

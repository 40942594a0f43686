import { and, asc, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { auditEvents } from '../../db/schema/auditEvents';
import { auditRoots, auditSalts } from '../../db/schema/auditRoots';
import { auditSeals } from '../../db/schema/auditSeals';
import { keyedHash } from '../../lib/keyedHash';
import type { ServiceContext } from '../context/serviceContext';
import { writeAuditEvent } from './writeAuditEvent';

/**
 * Removes the oldest events that were sealed before a moment, those of whole seals, at most so many (or those of one seal).
 * The seals and roots stay, so that the rest still verifies; an event says through which one the audit was
 * shortened, with a code that only the key makes.
 * Returns how many events went; 0 once there is nothing left to remove, or the next seal has no root yet.
 */
export const shortenAudit = (context: ServiceContext, before: Date, atMost: number): Promise<number> =>
  context.db.transaction(async (db) => {
    const [first] = await db
      .select({ id: auditEvents.id })
      .from(auditEvents)
      .orderBy(asc(auditEvents.id))
      .limit(1);
    if (!first) return 0;
    const next = await db
      .select({ throughId: auditSeals.throughId, events: auditSeals.events })
      .from(auditSeals)
      .innerJoin(auditRoots, eq(auditRoots.id, auditSeals.id))
      .where(and(lt(auditSeals.sealedOn, before), gt(auditSeals.throughId, first.id - 1)))
      .orderBy(asc(auditSeals.id))
      .limit(100);
    let events = 0;
    let throughId: number | undefined;
    for (const seal of next) {
      if (throughId !== undefined && events + seal.events > atMost) break;
      events += seal.events;
      throughId = seal.throughId;
    }
    if (throughId === undefined) return 0;
    await db.execute(sql`select set_config('tsi.audit_change', 'shorten', true)`);
    await db.delete(auditEvents).where(lte(auditEvents.id, throughId));
    await db.execute(sql`select set_config('tsi.audit_change', '', true)`);
    await db.delete(auditSalts).where(lte(auditSalts.eventId, throughId));
    await writeAuditEvent(
      { ...context, db },
      {
        action: 'delete',
        subject: 'auditRecords',
        subjectId: throughId,
        ...(context.auditKey && { detail: { code: await codeOf(context.auditKey, throughId) } }),
      },
    );
    return events;
  });

/** Among how many of these events a real one is looked for. */
const atOnce = 1_000;

const codeOf = (key: CryptoKey, throughId: number) => keyedHash(key, 'shortened audit', throughId);

/**
 * Returns through which event a server shortened the audit last; undefined if none did. What somebody added who does not hold
 * one of the keys counts for nothing.
 */
export const recordedShortening = async (
  { db }: Pick<ServiceContext, 'db'>,
  keys: readonly CryptoKey[],
): Promise<number | undefined> => {
  const told = await db
    .select({ throughId: auditEvents.subjectId, detail: auditEvents.detail })
    .from(auditEvents)
    .where(and(eq(auditEvents.action, 'delete'), eq(auditEvents.subject, 'auditRecords')))
    .orderBy(desc(auditEvents.id))
    .limit(atOnce);
  for (const { throughId, detail } of told)
    for (const key of keys)
      if (throughId && (await codeOf(key, throughId)) === detail?.code) return throughId;
  return undefined;
};

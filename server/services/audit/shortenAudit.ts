import { and, asc, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { auditEvents } from '../../db/schema/auditEvents';
import { auditRoots, auditSalts } from '../../db/schema/auditRoots';
import { auditSeals } from '../../db/schema/auditSeals';
import type { ServiceContext } from '../context/serviceContext';
import { writeAuditEvent } from './writeAuditEvent';

/**
 * Removes the oldest events that were sealed before a moment, those of whole seals, at most so many (or those of one seal).
 * The seals and roots stay, so that the rest still verifies; an event says through which one the audit was shortened.
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
      { action: 'delete', subject: 'auditRecords', subjectId: throughId },
    );
    return events;
  });

/** Returns through which event the audit says that it was shortened; undefined if it was not. */
export const recordedShortening = async ({ db }: Pick<ServiceContext, 'db'>): Promise<number | undefined> => {
  const [last] = await db
    .select({ throughId: auditEvents.subjectId })
    .from(auditEvents)
    .where(and(eq(auditEvents.action, 'delete'), eq(auditEvents.subject, 'auditRecords')))
    .orderBy(desc(auditEvents.id))
    .limit(1);
  return last?.throughId ?? undefined;
};

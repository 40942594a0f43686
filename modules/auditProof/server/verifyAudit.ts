import { and, asc, count, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database';
import { auditRecords } from '../../../server/db/schema/auditRecords';
import { auditRoots, auditSalts } from '../../../server/db/schema/auditRoots';
import { auditSeals } from '../../../server/db/schema/auditSeals';
import { jobs } from '../../../server/db/schema/jobs';
import { isMoved } from '../../../server/services/audit/moveAudit';
import type { JobKind } from '../../../server/services/queue/jobKinds';
import { auditJobs } from './auditJobs';
import { isGenuineRoot } from './auditRootSeals';
import { compareEvents } from './compareEvents';
import { sealOf } from './hashEvents';

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
  /** The number of the seal that the job made last, if it is gone: the newest seals were removed. */
  readonly missingSeal?: number;
  /** How many events have an id that the server never gives: 0 or less. */
  readonly forgedEvents: number;
  /** The last event of the leading seals that have no events left: the audit was shortened. */
  readonly shortenedThroughId?: number;
  readonly last?: Pick<Seal, 'id' | 'throughId' | 'seal'>;
  /** How many events had their address or detail erased, and are otherwise as they were sealed. */
  readonly erasedEvents: number;
  readonly unsealedEvents: number;
  /** The earliest date of an event that is not sealed. */
  readonly unsealedSince?: Date;
}

/** Tells whether one of the keys made a seal. */
export const isGenuine = async (keys: readonly CryptoKey[], seal: Seal, before: Seal | undefined) => {
  for (const key of keys) if ((await sealOf(key, seal, before?.seal)) === seal.seal) return true;
  return false;
};

/**
 * Compares every event of the audit with its seal, and every seal with the one before; stops at the first
 * difference.
 * @throws {Error} while events are being moved after an upgrade
 */
export const verifyAudit = async (db: Database, keys: readonly CryptoKey[]): Promise<AuditVerdict> => {
  if (!(await isMoved(db, 0)))
    throw new Error(
      'The audit is still being moved after an upgrade: wait for the log line "the audit was moved".',
    );
  const [forged] = await db.select({ events: count() }).from(auditRecords).where(lt(auditRecords.id, 1));
  const forgedEvents = forged?.events ?? 0;
  // Read before the seals, of which there may be more meanwhile.
  const noted = await notedSeal(db);
  let before: Seal | undefined;
  let shortenedThroughId: number | undefined;
  let isWhole = false;
  const roots = new Map((await db.select().from(auditRoots)).map((root) => [root.id, root]));
  for (const seal of await db.select().from(auditSeals).orderBy(asc(auditSeals.id))) {
    const afterId = before?.throughId ?? 0;
    const breakOf = (what: Break['what']) => ({
      broken: { seal: seal.id, afterId, throughId: seal.throughId, what },
      forgedEvents,
      erasedEvents: 0,
      unsealedEvents: 0,
    });
    if (seal.id !== (before?.id ?? 0) + 1) return breakOf('missingSeal');
    if (!(await isGenuine(keys, seal, before))) return breakOf('seal');
    const root = roots.get(seal.id);
    if (root && !(await isGenuineRoot(keys, seal, root))) return breakOf('seal');
    const found = await compareEvents(db, seal, { after: afterId, root: root?.root });
    if (found === 'none' && !isWhole) shortenedThroughId = seal.throughId;
    else if (found !== 'same') return breakOf('events');
    else isWhole = true;
    before = seal;
  }
  const [left] = await db
    .select({
      events: count(),
      since: sql<Date | null>`min(${auditRecords.occurredOn})`.mapWith(auditRecords.occurredOn),
    })
    .from(auditRecords)
    .where(gt(auditRecords.id, before?.throughId ?? 0));
  return {
    forgedEvents,
    ...(noted && !(await hasSeal(db, noted)) && { missingSeal: noted.id }),
    shortenedThroughId,
    last: before,
    erasedEvents: await db.$count(
      auditSalts,
      or(isNotNull(auditSalts.addressDigest), isNotNull(auditSalts.detailDigest)),
    ),
    unsealedEvents: left?.events ?? 0,
    unsealedSince: left?.since ?? undefined,
  };
};

/** Returns the seal that the job of sealing noted as its last. */
const notedSeal = async (db: Database): Promise<Pick<Seal, 'id' | 'seal'> | undefined> => {
  const [job] = await db
    .select({ payload: jobs.payload })
    .from(jobs)
    .where(eq(jobs.key, 'sealAudit' satisfies JobKind));
  return auditJobs.sealAudit.payload.safeParse(job?.payload).data?.last;
};

/** Returns whether the audit still has a seal that was kept elsewhere, as in the log. */
export const hasSeal = async (db: Database, { id, seal }: Pick<Seal, 'id' | 'seal'>): Promise<boolean> =>
  (await db.$count(auditSeals, and(eq(auditSeals.id, id), eq(auditSeals.seal, seal)))) > 0;

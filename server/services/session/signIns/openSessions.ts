import { and, desc, eq, isNull, max, min, ne, sql } from 'drizzle-orm';
import { signIns } from '../../../db/schema/signIns';
import { refreshTokens } from '../../../db/schema/users';
import { writeAuditEvent } from '../../audit/writeAuditEvent';
import type { SignedInContext } from '../../context/serviceContext';
import { lockUsers } from '../account/lockUsers';
import { unknownDevice } from './texts';

/** A session that goes on. */
export interface OpenSession {
  readonly id: string;
  readonly since: Date;
  /** When its tokens were last renewed, which an active client does every quarter of an hour. */
  readonly lastUsed: Date;
  readonly device: string;
  readonly network: string | null;
  readonly isCurrent: boolean;
}

/**
 * Returns the sessions of a user that go on, last used first, and records that they were seen. One that was begun at a
 * server of the version before is on an unknown device.
 */
export const listOpenSessions = async (context: SignedInContext, userId: number): Promise<OpenSession[]> => {
  const { db, now, familyId } = context;
  const { createdOn, expiresOn, revokedOn } = refreshTokens;
  const found = await db
    .select({
      id: refreshTokens.familyId,
      first: min(createdOn),
      last: max(createdOn),
      signedInOn: signIns.signedInOn,
      device: signIns.device,
      network: signIns.network,
    })
    .from(refreshTokens)
    .leftJoin(signIns, eq(signIns.familyId, refreshTokens.familyId))
    .where(eq(refreshTokens.userId, userId))
    .groupBy(refreshTokens.familyId, signIns.familyId)
    .having(sql`count(${revokedOn}) = 0 and max(${expiresOn}) > ${sql.param(now(), expiresOn)}`)
    .orderBy(desc(max(createdOn)));
  await writeAuditEvent(context, {
    action: 'view',
    subject: 'user',
    subjectId: userId,
    detail: { part: 'sessions' },
  });
  return found.map(({ id, first, last, signedInOn, device, network }) => ({
    id,
    since: signedInOn ?? first ?? now(),
    lastUsed: last ?? now(),
    device: device ?? unknownDevice,
    network,
    isCurrent: id === familyId,
  }));
};

/** Which sessions of a user end: one, all but one, or all. */
export type EndedSessions = { readonly only: string } | { readonly allBut: string } | 'all';

/**
 * Ends sessions of a user, at once for every token that descends from them, and records it. Those that have already
 * ended, and those of somebody else, are passed over.
 */
export const endOpenSessions = (
  context: SignedInContext,
  userId: number,
  which: EndedSessions,
): Promise<void> =>
  context.db.transaction(async (db) => {
    await lockUsers(db, [userId]);
    const ended = await db
      .update(refreshTokens)
      .set({ revokedOn: context.now() })
      .where(and(eq(refreshTokens.userId, userId), isNull(refreshTokens.revokedOn), matching(which)))
      .returning({ familyId: refreshTokens.familyId });
    await writeAuditEvent(
      { ...context, db },
      {
        action: 'sessionsEnded',
        subject: 'user',
        subjectId: userId,
        detail: { sessions: new Set(ended.map(({ familyId }) => familyId)).size },
      },
    );
  });

const matching = (which: EndedSessions) => {
  if (which === 'all') return undefined;
  return 'only' in which ? eq(refreshTokens.familyId, which.only) : ne(refreshTokens.familyId, which.allBut);
};

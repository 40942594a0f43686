import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../server/db/database';
import { erasures } from '../../../../server/db/schema/erasures';
import { users } from '../../../../server/db/schema/users';
import { requireAccess } from '../../../../server/services/context/requireAccess';
import type { ServiceContext, SignedInContext } from '../../../../server/services/context/serviceContext';
import { getErasures as getErasuresCall } from '../../contract/erasureCalls';
import { hashOfPerson } from './erasureList';

/** An erasure with the names of who asked for it and who confirmed it. */
export type FoundErasure = typeof erasures.$inferSelect & {
  readonly erasedBy: string | null;
  readonly confirmedBy: string | null;
};

/** Returns the newest erasures. */
export const listErasures = (context: SignedInContext): Promise<FoundErasure[]> => {
  requireAccess(context, getErasuresCall);
  return findErasures(context.db);
};

/** Returns the erasures of a person, whom only the key tells. */
export const findErasuresOf = async (
  { db, auditKey }: ServiceContext,
  nif: string,
): Promise<FoundErasure[]> =>
  auditKey ? findErasures(db, eq(erasures.person, await hashOfPerson(auditKey, nif))) : [];

const asker = alias(users, 'asker');
const confirmer = alias(users, 'confirmer');
const atMost = 100;

const findErasures = async (db: Database, condition?: SQL): Promise<FoundErasure[]> => {
  const found = await db
    .select({
      erasure: erasures,
      erasedBy: sql<string | null>`coalesce(${asker.username}, ${asker.name})`,
      confirmedBy: sql<string | null>`coalesce(${confirmer.username}, ${confirmer.name})`,
    })
    .from(erasures)
    .leftJoin(asker, eq(asker.id, erasures.userId))
    .leftJoin(confirmer, eq(confirmer.id, erasures.confirmedById))
    .where(condition)
    .orderBy(desc(erasures.erasedOn), desc(erasures.id))
    .limit(atMost);
  return found.map(({ erasure, ...names }) => ({ ...erasure, ...names }));
};

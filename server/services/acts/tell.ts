import { and, eq, inArray } from 'drizzle-orm';
import { access, satisfies } from '../../../contract/access';
import type { ActContents } from '../../../contract/entities/actContents';
import type { EligibilityDecision } from '../../../contract/entities/applicationAction';
import type { Database } from '../../db/database';
import { applications } from '../../db/schema/applications';
import { users } from '../../db/schema/users';
import { filesOf } from '../applications/documents/listFiles';
import { ownApplications } from '../applications/visibility/visibleApplications';
import type { SignedInContext } from '../context/serviceContext';

/** Tells of a decision that waits: whose request it is, to who may see it. */
export const tellOfDecision = async (
  context: SignedInContext,
  { applicationId, reason }: EligibilityDecision,
): Promise<ActContents> => {
  const { db, actor } = context;
  const [found] = await db
    .select({
      kind: applications.kind,
      recheckApplicationId: applications.recheckApplicationId,
      fullName: applications.fullName,
      fiscalNumber: applications.fiscalNumber,
    })
    .from(applications)
    .where(and(eq(applications.id, applicationId), ownApplications(actor)));
  const { kind, recheckApplicationId = null, ...whose } = found ?? {};
  const maySee = found && satisfies(actor, access.backofficeApplications.show);
  return {
    reason: reason ?? null,
    recheckApplicationId: kind === 'recheck' ? recheckApplicationId : null,
    ...(maySee && {
      ...whose,
      documents: (await filesOf(context, applicationId)).map(({ filename }) => filename),
    }),
  };
};

/** Returns users by id. */
export const usersOf = async (db: Database, ids: readonly (number | null | undefined)[]) => {
  const wanted = ids.filter((id) => typeof id === 'number');
  const found = await db.select().from(users).where(inArray(users.id, wanted));
  return new Map(found.map((user) => [user.id, user]));
};

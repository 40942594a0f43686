import { and, eq, isNotNull } from 'drizzle-orm';
import { type AccessRule, access, satisfies } from '../../../contract/access';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import type { ActOfTwo } from '../../../contract/rules/approvals';
import { userStatus, userType } from '../../../contract/rules/userTypes';
import { neededApprovals } from '../../../server/db/schema/approvals';
import { users } from '../../../server/db/schema/users';
import { Refusal } from '../../../server/lib/refusal';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import { requireAccess } from '../../../server/services/context/requireAccess';
import type { ServiceContext, SignedInContext } from '../../../server/services/context/serviceContext';
import { access as own } from '../contract/access';
import { setActOfTwo } from '../contract/calls';
import { approvalTexts } from './texts';

/** Returns whether an act needs a second person. */
export const isNeeded = async ({ db }: Pick<ServiceContext, 'db'>, act: ActOfTwo): Promise<boolean> =>
  (await db.$count(neededApprovals, eq(neededApprovals.act, act))) > 0;

/**
 * Says whether an act needs a second person; recorded.
 * @throws {Refusal} `badRequest` if it is so already, or too few people could confirm it
 */
export const switchAct = async (
  context: SignedInContext,
  { act, isNeeded: isOn }: CheckedInput<typeof setActOfTwo>,
): Promise<boolean> => {
  requireAccess(context, setActOfTwo);
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    if (isOn) await requireTwoPeople(inside, act);
    const changed = isOn
      ? await db.insert(neededApprovals).values({ act }).onConflictDoNothing().returning()
      : await db.delete(neededApprovals).where(eq(neededApprovals.act, act)).returning();
    if (changed.length === 0) throw new Refusal('badRequest', approvalTexts.alreadySet);
    await writeAuditEvent(inside, { action: 'update', subject: 'approval', detail: { act, isNeeded: isOn } });
    return true;
  });
};

const ruleOf: Readonly<Record<ActOfTwo, AccessRule>> = {
  processRequests: access.maintenanceRequests.process,
  nonEligible: access.backofficeApplications.update,
  newOperators: access.userProviders.create,
  erasePerson: access.dataProtection.erase,
};

/** Refuses an act that nobody could confirm, or that nobody could ever release from it. */
const requireTwoPeople = async ({ db }: ServiceContext, act: ActOfTwo): Promise<void> => {
  const people = await db
    .select({ permissions: users.permissions })
    .from(users)
    .where(
      and(
        eq(users.userTypeId, userType.administrator),
        eq(users.userStatusId, userStatus.active),
        isNotNull(users.username),
      ),
    );
  const able = (rule: AccessRule) =>
    people.filter(({ permissions }) => satisfies({ roles: ['Administrator'], permissions }, rule)).length;
  if (able(ruleOf[act]) < 2 || able(own.approvals.edit) < 2)
    throw new Refusal('badRequest', approvalTexts.tooFew);
};

import { eq } from 'drizzle-orm';
import { type AccessRule, access, satisfies } from '../../../contract/access';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import { getUserHistory as getUserHistoryCall } from '../../../contract/calls/userHistory';
import type { RecordVersion } from '../../../contract/entities/recordVersion';
import { userType } from '../../../contract/rules/userTypes';
import { users } from '../../db/schema/users';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { forbidden, requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { type Kept, keepVersion, listVersions } from '../records/recordVersions';

/** The history of users, which is kept as that of a plain resource is. */
export const userRecords: Kept = { name: 'users', fields: [], history: { keptForDays: 365 } };

/** What is kept of a user: what is changed by people, no secret and no identity. */
type KeptUser = Pick<
  typeof users.$inferSelect,
  'id' | 'username' | 'userStatusId' | 'parentId' | 'permissions'
>;

/** Keeps a change of a user, in the transaction that makes it; a user without `before` was created. */
export const keepUserVersion = (
  context: SignedInContext,
  { before, after }: { readonly before?: KeptUser; readonly after: KeptUser },
): Promise<void> =>
  keepVersion(context, userRecords, { after: keptOf(after), ...(before && { before: keptOf(before) }) });

const rulesOf: Readonly<Record<number, AccessRule>> = {
  [userType.administrator]: access.users.show,
  [userType.operator]: access.userProviders.show,
};

/**
 * Returns a page of a user's versions, newest first.
 * @throws {Refusal} `forbidden` for users whom the actor may not see, and for an id that does not exist
 */
export const getUserHistory = async (
  context: SignedInContext,
  { userId, pageNumber, pageSize }: CheckedInput<typeof getUserHistoryCall>,
): Promise<{ items: RecordVersion[]; totalItems: number }> => {
  requireAccess(context, getUserHistoryCall);
  const { db, actor } = context;
  const [found] = await db.select({ type: users.userTypeId }).from(users).where(eq(users.id, userId));
  const rule = found && rulesOf[found.type];
  if (!rule || !satisfies(actor, rule)) throw forbidden();
  await writeAuditEvent(context, {
    action: 'view',
    subject: 'user',
    subjectId: userId,
    detail: { part: 'history' },
  });
  const first = (pageNumber - 1) * pageSize;
  const of = { resource: userRecords.name, recordId: userId };
  const { items, total } = await listVersions(db, of, [first, first + pageSize - 1]);
  return { items, totalItems: total };
};

/** In one order, so that only another set of rights is a change. */
const keptOf = ({ id, username, userStatusId, parentId, permissions }: KeptUser) => ({
  id,
  username,
  userStatusId,
  parentId,
  permissions: permissions.toSorted(),
});

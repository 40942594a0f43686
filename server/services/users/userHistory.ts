import { and, eq } from 'drizzle-orm';
import type { Call } from '../../../contract/calls/defineCall';
import { users } from '../../db/schema/users';
import { Refusal } from '../../lib/refusal';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { type Kept, keepVersion, listVersions } from '../records/recordVersions';
import { userTexts } from './texts';

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

/**
 * Returns a range of the versions of a user of one type, newest first.
 * @throws {Refusal} `notFound` if there is no such user
 */
export const listUserHistory = async (
  context: SignedInContext,
  call: Call,
  userTypeId: number,
  { id, range }: { id: number; range: readonly [number, number] },
): ReturnType<typeof listVersions> => {
  requireAccess(context, call);
  const { db } = context;
  const isThis = and(eq(users.id, id), eq(users.userTypeId, userTypeId));
  if ((await db.$count(users, isThis)) === 0) throw new Refusal('notFound', userTexts.notFound);
  const subject = { subject: 'user', subjectId: id } as const;
  await writeAuditEvent(context, { action: 'view', ...subject, detail: { part: 'history' } });
  return listVersions(db, { resource: userRecords.name, recordId: id }, range);
};

/** In one order, so that only another set of rights is a change. */
const keptOf = ({ id, username, userStatusId, parentId, permissions }: KeptUser) => ({
  id,
  username,
  userStatusId,
  parentId,
  permissions: permissions.toSorted(),
});

import { eq } from 'drizzle-orm';
import { userStatus, userType } from '../../../contract/rules/userTypes';
import { users } from '../../db/schema/users';
import { PlainError } from '../../lib/plainError';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import type { ServiceContext } from '../context/serviceContext';
import { queueRegistrationLink } from './createUsers';
import { everyRight } from './permissionLists';

/**
 * Creates an administrator with every right if the database has none, and queues the registration e-mail
 * (docs/operate.md, "The first administrator"). The caller's transaction must exclude all others that do the
 * same.
 */
export const createFirstAdministrator = async (context: ServiceContext, username: string): Promise<void> => {
  const { db, now } = context;
  const isAdministrator = eq(users.userTypeId, userType.administrator);
  const existing = await db.select({ id: users.id }).from(users).where(isAdministrator).limit(1);
  if (existing.length > 0) return;

  const permissions = everyRight(userType.administrator);
  const [created] = await db
    .insert(users)
    .values({
      userTypeId: userType.administrator,
      userStatusId: userStatus.active,
      username,
      permissions,
      createdOn: now(),
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!created)
    throw new PlainError('settings', 'FIRST_ADMINISTRATOR is the e-mail of a user who is no administrator.');
  await writeAuditEvent(context, {
    action: 'create',
    subject: 'user',
    subjectId: created.id,
    detail: { userTypeId: userType.administrator, userStatusId: userStatus.active, permissions },
  });
  await queueRegistrationLink(context, created.id);
};

import { and, isNotNull, sql } from 'drizzle-orm';
import { cleanText } from '../../../../contract/rules/cleanText';
import { users } from '../../../db/schema/users';
import { writeAuditEvent } from '../../audit/writeAuditEvent';
import type { ServiceContext } from '../../context/serviceContext';
import { endSessionsOf } from '../account/lockUsers';

/**
 * Removes the binding of an account to its corporate identity and ends the account's sessions, in the caller's
 * transaction: the next identity with the account's e-mail is bound to it.
 * @throws {Error} if none is bound
 */
export const releaseCorporateIdentity = async (context: ServiceContext, username: string): Promise<void> => {
  const isBound = and(
    sql`lower(${users.username}) = lower(${cleanText(username)})`,
    isNotNull(users.corporateSubject),
  );
  const [user] = await context.db
    .update(users)
    .set({ corporateIssuer: null, corporateSubject: null })
    .where(isBound)
    .returning({ id: users.id });
  if (!user) throw new Error(`No corporate identity is bound to ${username}.`);
  await endSessionsOf(context, [user.id]);
  await writeAuditEvent(context, {
    action: 'corporateIdentityReleased',
    subject: 'user',
    subjectId: user.id,
  });
};

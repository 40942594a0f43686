import type { CheckedInput } from '../../../contract/calls/defineCall';
import type { SaveResult } from '../../../contract/calls/savedUsers';
import { createProviders as createProvidersCall } from '../../../contract/calls/user';
import { userType } from '../../../contract/rules/userTypes';
import { users } from '../../db/schema/users';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { actOnEach, ItemRefusal } from '../context/actOnEach';
import { onceByKey } from '../context/onceByKey';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { userTexts } from '../users/texts';

type Input = CheckedInput<typeof createProvidersCall>;

const insert = async (
  context: SignedInContext,
  item: Input['users'][number],
): Promise<{ userId: number }> => {
  const { name, userStatusId } = item;
  const [created] = await context.db
    .insert(users)
    .values({ userTypeId: userType.provider, userStatusId, name, createdOn: context.now() })
    .returning({ id: users.id });
  if (!created) throw new ItemRefusal(userTexts.providerNotFound);
  await writeAuditEvent(context, {
    action: 'create',
    subject: 'provider',
    subjectId: created.id,
    detail: { userStatusId },
  });
  return { userId: created.id };
};

/** Creates providers: users of type 2 that have a name and no e-mail (spec 7, create-provider). */
export const createProviders = (context: SignedInContext, input: Input): Promise<SaveResult[]> => {
  requireAccess(context, createProvidersCall);
  return onceByKey(context, (inside) => actOnEach(inside, input.users, insert));
};

import { and, eq } from 'drizzle-orm';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import type { SaveResult } from '../../../contract/calls/savedUsers';
import { updateProviders as updateProvidersCall } from '../../../contract/calls/user';
import { userType } from '../../../contract/rules/userTypes';
import { users } from '../../db/schema/users';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { actOnEach, ItemRefusal } from '../context/actOnEach';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { providerChanged } from '../hooks/hooks';
import { followStatus } from '../users/followStatus';
import { requireUserType } from '../users/requireUserType';
import { requireVersion } from '../users/requireVersion';
import { userTexts } from '../users/texts';

type Input = CheckedInput<typeof updateProvidersCall>;

const update = async (
  context: SignedInContext,
  { id, name, userStatusId, version }: Input['users'][number],
  changed: Set<number>,
): Promise<{ userId: number }> => {
  const { db } = context;
  const isThis = and(eq(users.id, id), eq(users.userTypeId, userType.provider));
  const [stored] = await db.select().from(users).where(isThis).for('no key update');
  if (!stored) throw new ItemRefusal(userTexts.providerNotFound);
  await requireVersion(version, stored, { userStatusId, name });
  await db.update(users).set({ userStatusId, name }).where(isThis);
  if (userStatusId !== stored.userStatusId) {
    changed.add(id);
    const people = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.parentId, id), eq(users.userTypeId, userType.operator)));
    await followStatus(context, stored, { userStatusId, peopleIds: people.map((person) => person.id) });
  }
  await writeAuditEvent(context, {
    action: 'update',
    subject: 'provider',
    subjectId: id,
    detail: { userStatusId },
  });
  return { userId: id };
};

/**
 * Changes name and status of providers. The users of one whose status changes are signed out; if it becomes inactive,
 * their links are void, and active again after more than 30 days they begin anew (spec 7, update-provider).
 * @throws {Refusal} `forbidden` for a user who is no provider; every other refusal is told in its result
 */
export const updateProviders = async (context: SignedInContext, input: Input): Promise<SaveResult[]> => {
  requireAccess(context, updateProvidersCall);
  await requireUserType(context, input.users, (userTypeId) => userTypeId === userType.provider);
  const changed = new Set<number>();
  const results = await actOnEach(context, input.users, (inside, item) => update(inside, item, changed));
  for (const id of changed) await providerChanged(context, id);
  return results;
};

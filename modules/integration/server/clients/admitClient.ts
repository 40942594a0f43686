import { and, eq, or, sql } from 'drizzle-orm';
import { cleanText } from '../../../../contract/rules/cleanText';
import { userStatus, userType } from '../../../../contract/rules/userTypes';
import { users } from '../../../../server/db/schema/users';
import { Refusal } from '../../../../server/lib/refusal';
import { accountKey, takeAttempt } from '../../../../server/services/attempts/takeAttempt';
import { writeAuditEvent } from '../../../../server/services/audit/writeAuditEvent';
import type { Actor, ServiceContext } from '../../../../server/services/context/serviceContext';
import { type ClientKey, findClient } from './findClient';
import { isWithin } from './networks';
import { clientTexts } from './texts';

/**
 * Returns the actor of a client's call, on behalf of the person whose e-mail it names, if any; undefined once client, key
 * or provider have ended.
 * @throws {Refusal} `forbidden` from an address that the client may not come from, and `tooManyAttempts` from there after a
 *   while; `badRequest` for a person whom its provider does not have
 */
export const admitClient = async (
  context: ServiceContext,
  key: ClientKey,
  onBehalfOf: string | undefined,
): Promise<Actor | undefined> => {
  const found = await findClient(context.db, key, context.now());
  if (!found) return undefined;
  const { actor, addresses } = found;
  if (addresses.length > 0 && !isWithin(addresses, context.remoteAddress)) {
    const attempt = await takeAttempt(context, 'client', accountKey('', actor.userId));
    await writeAuditEvent({ ...context, actor }, { action: 'refusal', detail: { reason: 'otherNetwork' } });
    await attempt.spend();
    throw new Refusal('forbidden', clientTexts.otherNetwork);
  }
  if (onBehalfOf === undefined) return actor;
  const onBehalfOfId = await personOf(context, actor, onBehalfOf);
  return { ...actor, client: { ...actor.client, onBehalfOfId } };
};

const personOf = async ({ db }: ServiceContext, { providerId }: Actor, email: string): Promise<number> => {
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        sql`lower(${users.username}) = lower(${cleanText(email)})`,
        or(
          and(eq(users.parentId, providerId ?? -1), eq(users.userTypeId, userType.operator)),
          eq(users.id, providerId ?? -1),
        ),
        eq(users.userStatusId, userStatus.active),
      ),
    );
  if (!person) throw new Refusal('badRequest', clientTexts.unknownPerson);
  return person.id;
};

import { eq, gte, inArray, max, sql } from 'drizzle-orm';
import type { CheckedInput } from '../../../../contract/calls/defineCall';
import { apiCalls } from '../../../../server/db/schema/apiCalls';
import { users } from '../../../../server/db/schema/users';
import { writeAuditEvent } from '../../../../server/services/audit/writeAuditEvent';
import { requireAccess } from '../../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../../server/services/context/serviceContext';
import { firstRefusal } from '../../contract/apiCall';
import { listApiClients as listCall } from '../../contract/calls/apiClients';
import { mayGive, providerOf } from './changeClient';
import { type StoredClient, selectClients } from './selectClients';

/** A client with when it last called, and how many of its calls of the last days were refused. */
export interface CalledClient extends StoredClient {
  readonly lastCallOn: Date | null;
  readonly refusals: number;
}

/**
 * Returns a provider's clients, newest first, and the rights that the actor can give them; to an administrator who names no
 * provider, the clients of all, and no rights.
 */
export const listApiClients = async (
  context: SignedInContext,
  input: CheckedInput<typeof listCall>,
): Promise<{ clients: CalledClient[]; rights: string[] }> => {
  requireAccess(context, listCall);
  const isOfAll = context.actor.role === 'Administrator' && input.providerId === undefined;
  const provider = isOfAll ? undefined : await providerOf(context, input);
  await writeAuditEvent(context, {
    action: 'view',
    subject: 'client',
    detail: provider ? { providerId: provider.id } : {},
  });
  const clients = await selectClients(context, provider && eq(users.parentId, provider.id));
  const calls = await callsOf(
    context,
    clients.map(({ id }) => id),
  );
  return {
    clients: clients.map((client) => ({
      ...client,
      lastCallOn: calls.get(client.id)?.lastCallOn ?? client.lastUsedOn,
      refusals: calls.get(client.id)?.refusals ?? 0,
    })),
    rights: (provider?.rights ?? []).filter((right) => mayGive(context, [right])),
  };
};

/** Returns what the kept calls of clients tell, by client; those that made none are absent. */
const callsOf = async ({ db }: SignedInContext, clientIds: number[]) => {
  const found = await db
    .select({
      clientId: apiCalls.clientId,
      lastCallOn: max(apiCalls.calledOn),
      refusals: sql`count(*) filter (where ${gte(apiCalls.status, firstRefusal)})`.mapWith(Number),
    })
    .from(apiCalls)
    .where(inArray(apiCalls.clientId, clientIds))
    .groupBy(apiCalls.clientId);
  return new Map(found.map(({ clientId, ...calls }) => [clientId, calls]));
};

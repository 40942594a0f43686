import { and, desc, eq, gte, type SQL } from 'drizzle-orm';
import type { CheckedInput } from '../../../../contract/calls/defineCall';
import { apiCallCounters, apiCalls } from '../../../../server/db/schema/apiCalls';
import { users } from '../../../../server/db/schema/users';
import { requireAccess } from '../../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../../server/services/context/serviceContext';
import { firstRefusal } from '../../contract/apiCall';
import {
  getApiCalls as getCallsCall,
  getRateLimits as getLimitsCall,
} from '../../contract/calls/clientCalls';
import { providerOf } from '../clients/changeClient';
import { callLimitsOf, type WindowUse, windowsOf } from './countClientCall';

/** A call of a client, with the client's name. */
export type StoredCall = typeof apiCalls.$inferSelect & { readonly clientName: string };

/**
 * Returns the calls that a provider's clients made lately, newest first.
 * @throws {Refusal} `badRequest` if an administrator names no provider
 */
export const getApiCalls = async (
  context: SignedInContext,
  input: CheckedInput<typeof getCallsCall>,
): Promise<{ items: StoredCall[]; totalItems: number }> => {
  requireAccess(context, getCallsCall);
  const { db } = context;
  const { id } = await providerOf(context, input);
  const { clientId, onlyFailed, pageNumber, pageSize } = input;
  const conditions: (SQL | undefined)[] = [
    eq(apiCalls.providerId, id),
    clientId === undefined ? undefined : eq(apiCalls.clientId, clientId),
    onlyFailed ? gte(apiCalls.status, firstRefusal) : undefined,
  ];
  const found = await db
    .select({ call: apiCalls, clientName: users.name })
    .from(apiCalls)
    .innerJoin(users, eq(users.id, apiCalls.clientId))
    .where(and(...conditions))
    .orderBy(desc(apiCalls.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  const items = found.map(({ call, clientName }) => ({ ...call, clientName: clientName ?? '' }));
  return { items, totalItems: await db.$count(apiCalls, and(...conditions)) };
};

/**
 * Returns how far a provider's clients have used up what they may call.
 * @throws {Refusal} `badRequest` if an administrator names no provider
 */
export const getRateLimits = async (
  context: SignedInContext,
  input: CheckedInput<typeof getLimitsCall>,
): Promise<readonly WindowUse[]> => {
  requireAccess(context, getLimitsCall);
  const { id } = await providerOf(context, input);
  const [counter] = await context.db.select().from(apiCallCounters).where(eq(apiCallCounters.providerId, id));
  const ended = new Date(0);
  const none = { providerId: id, minuteCalls: 0, minuteEndsOn: ended, dayCalls: 0, dayEndsOn: ended };
  return windowsOf(counter ?? none, context.now(), callLimitsOf(context));
};

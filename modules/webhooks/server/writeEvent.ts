import { and, eq, type SQL, sql } from 'drizzle-orm';
import { userStatus } from '../../../contract/rules/userTypes';
import type { WebhookType } from '../../../contract/rules/webhookEvents';
import { users } from '../../../server/db/schema/users';
import { webhookEndpoints, webhookMessages } from '../../../server/db/schema/webhooks';
import type { ServiceContext } from '../../../server/services/context/serviceContext';
import type { WebhookData } from '../contract/webhook';
import { webhookRetryDays } from '../contract/webhookRules';

/** The name of the worker's lane that delivers messages. */
export const webhookLane = 'webhooks';

/** What happened, as the systems of providers are told. */
export interface NewEvent<Type extends WebhookType> {
  readonly type: Type;
  readonly data: WebhookData<Type>;
  /** The request that it is about, if any. */
  readonly applicationId?: number;
  /** If set, an address is told once, however often the event is written. */
  readonly key?: string;
}

/** Matches the addresses of the provider of a request. */
export const ofApplication = (applicationId: number): SQL =>
  eq(webhookEndpoints.providerId, sql`(select provider_id from applications where id = ${applicationId})`);

/** Returns the addresses that are to be told of something, which nobody removes until the transaction ends. */
export const endpointsToTell = async (
  { db }: Pick<ServiceContext, 'db'>,
  type: WebhookType,
  whose?: SQL,
): Promise<number[]> => {
  const found = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .innerJoin(
      users,
      and(eq(users.id, webhookEndpoints.providerId), eq(users.userStatusId, userStatus.active)),
    )
    .where(and(eq(webhookEndpoints.isEnabled, true), sql`${type} = any(${webhookEndpoints.events})`, whose))
    .orderBy(webhookEndpoints.id)
    .for('key share', { of: webhookEndpoints });
  return found.map(({ id }) => id);
};

/** Writes an event for each of these addresses, in the caller's transaction: it exists exactly if what happened did. */
export const writeMessages = async <Type extends WebhookType>(
  context: ServiceContext,
  endpointIds: readonly number[],
  { type, data, applicationId, key }: NewEvent<Type>,
): Promise<number[]> => {
  if (endpointIds.length === 0) return [];
  const createdOn = context.now();
  context.written?.jobs.add(webhookLane);
  const written = await context.db
    .insert(webhookMessages)
    .values(
      endpointIds.map((endpointId) => ({
        endpointId,
        messageId: crypto.randomUUID(),
        type,
        data,
        applicationId,
        key,
        createdOn,
        nextAttemptOn: createdOn,
        giveUpOn: giveUpOn(createdOn),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: webhookMessages.id });
  return written.map(({ id }) => id);
};

/** Writes an event for every address that is to be told of it: those of a request's provider, or of all providers. */
export const writeEvent = async <Type extends WebhookType>(
  context: ServiceContext,
  event: NewEvent<Type>,
): Promise<void> => {
  const { type, applicationId } = event;
  const whose = applicationId === undefined ? undefined : ofApplication(applicationId);
  await writeMessages(context, await endpointsToTell(context, type, whose), event);
};

const day = 24 * 60 * 60 * 1000;

/** Returns when a message is given up that is tried from now on. */
export const giveUpOn = (from: Date): Date => new Date(from.getTime() + webhookRetryDays * day);

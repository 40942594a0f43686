import { and, eq } from 'drizzle-orm';
import { webhookEndpoints } from '../../../server/db/schema/webhooks';
import { Refusal } from '../../../server/lib/refusal';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { providerOf } from '../../integration/server/clients/changeClient';
import { type StoredWebhook, selectWebhooks } from './selectWebhooks';
import { webhookTexts } from './texts';

/** Says which address a call is about. */
export interface NamedWebhook {
  readonly id: number;
  readonly providerId?: number | undefined;
}

/**
 * Changes an address of the provider that the call is about, in one transaction that locks it.
 * @throws {Refusal} `notFound` if there is none
 */
export const changeWebhook = <Done>(
  context: SignedInContext,
  input: NamedWebhook,
  change: (context: SignedInContext, webhook: StoredWebhook) => Promise<Done>,
): Promise<Done> =>
  context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const webhook = await lockWebhook(inside, input);
    if (!webhook) throw new Refusal('notFound', webhookTexts.notFound);
    return change(inside, webhook);
  });

/** Locks and returns an address of the provider that the call is about; undefined if it has none such. */
export const lockWebhook = async (
  context: SignedInContext,
  { id, providerId: named }: NamedWebhook,
): Promise<StoredWebhook | undefined> => {
  const { id: providerId } = await providerOf(context, { providerId: named });
  const isIt = and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.providerId, providerId));
  await context.db.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(isIt).for('update');
  const [found] = await selectWebhooks(context, isIt);
  return found;
};

import { and, eq, ne } from 'drizzle-orm';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import type { AuditDetail } from '../../../contract/rules/auditDetails';
import { webhookEndpoints } from '../../../server/db/schema/webhooks';
import { Refusal } from '../../../server/lib/refusal';
import type { TokenKeys } from '../../../server/lib/tokenKeys';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import { requireAccess } from '../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { lockUser, providerOf, refused } from '../../integration/server/clients/changeClient';
import {
  createWebhook as createCall,
  listWebhooks as listCall,
  removeWebhook as removeCall,
  rotateWebhookSecret as rotateCall,
  updateWebhook as updateCall,
} from '../contract/calls';
import { formerSecretHours, maxWebhooksPerProvider, webhookUrlProblem } from '../contract/webhookRules';
import { changeWebhook, lockWebhook } from './changeWebhook';
import { giveUpMessages } from './giveUpMessages';
import { type StoredWebhook, selectWebhooks } from './selectWebhooks';
import { webhookTexts } from './texts';
import { makeSecret, sealSecret } from './webhookSecrets';

/** What the calls about addresses need beside a signed-in caller. */
export interface WebhooksContext extends SignedInContext {
  readonly tokenKeys: TokenKeys;
}

/** An address, and the secret that it just got. */
export interface WebhookWithSecret {
  readonly webhook: StoredWebhook;
  readonly secret: string;
}

/** Returns a provider's addresses, oldest first. */
export const listWebhooks = async (
  context: SignedInContext,
  input: CheckedInput<typeof listCall>,
): Promise<StoredWebhook[]> => {
  requireAccess(context, listCall);
  const { id: providerId } = await providerOf(context, input);
  await writeAuditEvent(context, { action: 'view', subject: 'webhook', detail: { providerId } });
  return selectWebhooks(context, eq(webhookEndpoints.providerId, providerId));
};

/**
 * Adds an address of a provider.
 * @throws {Refusal} `badRequest` for an address that can't be called or that it has already, and for one too many
 */
export const createWebhook = async (
  context: WebhooksContext,
  input: CheckedInput<typeof createCall>,
): Promise<WebhookWithSecret> => {
  requireAccess(context, createCall);
  requireUrl(context, input.url);
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const { id: providerId } = await providerOf(inside, input);
    await lockUser(db, providerId);
    const others = await selectWebhooks(inside, eq(webhookEndpoints.providerId, providerId));
    if (others.length >= maxWebhooksPerProvider) throw refused(webhookTexts.tooMany);
    if (others.some(({ url }) => url === input.url)) throw refused(webhookTexts.taken, 'url');
    const secret = makeSecret();
    const events = [...new Set(input.events)];
    const [created] = await db
      .insert(webhookEndpoints)
      .values({
        providerId,
        url: input.url,
        secret: await sealSecret(context.tokenKeys, secret, providerId),
        events,
        createdById: context.actor.userId,
        createdOn: context.now(),
      })
      .returning({ id: webhookEndpoints.id });
    if (!created) throw new Error('The address was not stored');
    await audit(inside, 'create', created.id, { providerId, host: hostOf(input.url), events });
    return { webhook: await oneWebhook(inside, created.id), secret };
  });
};

/**
 * Changes an address; a new one, or one that is enabled again, starts without the failures before.
 * @throws {Refusal} `badRequest` for an address that can't be called or that the provider has already
 */
export const updateWebhook = (
  context: WebhooksContext,
  input: CheckedInput<typeof updateCall>,
): Promise<StoredWebhook> => {
  requireAccess(context, updateCall);
  const { url, isEnabled } = input;
  if (url !== undefined) requireUrl(context, url);
  return changeWebhook(context, input, async (inside, { id, providerId }) => {
    const { db } = inside;
    const isOther = and(eq(webhookEndpoints.providerId, providerId), ne(webhookEndpoints.id, id));
    if (url !== undefined && (await selectWebhooks(inside, isOther)).some((other) => other.url === url))
      throw refused(webhookTexts.taken, 'url');
    const events = input.events && [...new Set(input.events)];
    await db
      .update(webhookEndpoints)
      .set({
        url,
        events,
        isEnabled,
        ...((url !== undefined || isEnabled) && { failures: 0, failingSince: null, pausedUntil: null }),
        ...(isEnabled !== undefined && { disabledBecause: null }),
      })
      .where(eq(webhookEndpoints.id, id));
    if (isEnabled === false) await giveUpMessages(inside, id, 'disabled');
    await audit(inside, 'update', id, {
      ...(url !== undefined && { host: hostOf(url) }),
      ...(events && { events }),
      ...(isEnabled !== undefined && { isEnabled }),
    });
    return oneWebhook(inside, id);
  });
};

const hour = 60 * 60 * 1000;

/** Gives an address a new secret; the former one still signs for a day. */
export const rotateWebhookSecret = (
  context: WebhooksContext,
  input: CheckedInput<typeof rotateCall>,
): Promise<WebhookWithSecret> => {
  requireAccess(context, rotateCall);
  return changeWebhook(context, input, async (inside, { id, providerId, secret: former }) => {
    const secret = makeSecret();
    await inside.db
      .update(webhookEndpoints)
      .set({
        secret: await sealSecret(context.tokenKeys, secret, providerId),
        formerSecret: former,
        formerSecretUntil: new Date(inside.now().getTime() + formerSecretHours * hour),
      })
      .where(eq(webhookEndpoints.id, id));
    await audit(inside, 'webhookSecretRenewed', id);
    return { webhook: await oneWebhook(inside, id), secret };
  });
};

/** Removes an address and its messages; answers the same when it is gone. */
export const removeWebhook = (
  context: SignedInContext,
  input: CheckedInput<typeof removeCall>,
): Promise<boolean> => {
  requireAccess(context, removeCall);
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const webhook = await lockWebhook(inside, input);
    if (!webhook) return true;
    await db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, webhook.id));
    await audit(inside, 'delete', webhook.id, {
      providerId: webhook.providerId,
      host: hostOf(webhook.url),
    });
    return true;
  });
};

const requireUrl = ({ modules }: WebhooksContext, url: string): void => {
  const problem = webhookUrlProblem(url, modules?.webhooks?.allowsPrivate);
  if (problem) throw refused(problem, 'url');
};

/** The path and query of an address may hold a credential; the audit has the host alone. */
const hostOf = (url: string): string => new URL(url).host;

const oneWebhook = async (context: SignedInContext, id: number): Promise<StoredWebhook> => {
  const [webhook] = await selectWebhooks(context, eq(webhookEndpoints.id, id));
  if (!webhook) throw new Refusal('notFound', webhookTexts.notFound);
  return webhook;
};

const audit = (
  context: SignedInContext,
  action: 'create' | 'update' | 'delete' | 'webhookSecretRenewed',
  subjectId: number,
  detail?: AuditDetail,
): Promise<void> =>
  writeAuditEvent(context, { action, subject: 'webhook', subjectId, ...(detail && { detail }) });

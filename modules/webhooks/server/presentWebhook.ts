import type { BeforeJson } from '../../../contract/calls/defineCall';
import type { Webhook, WebhookDelivery } from '../contract/webhook';
import type { StoredWebhook } from './selectWebhooks';
import type { StoredDelivery } from './webhookDeliveries';

/** Presents an address; neither its secrets nor what they are encrypted to. */
export const presentWebhook = (stored: StoredWebhook): BeforeJson<Webhook> => ({
  id: stored.id,
  providerId: stored.providerId,
  url: stored.url,
  events: stored.events,
  isEnabled: stored.isEnabled,
  disabledBecause: stored.disabledBecause,
  createdOn: stored.createdOn,
  createdBy: stored.createdBy,
  formerSecretUntil: stored.formerSecretUntil,
  lastDeliveredOn: stored.lastDeliveredOn,
  failingSince: stored.failingSince,
  pending: stored.pending,
  failed: stored.failed,
});

/** Presents a message, and how far it got. */
export const presentDelivery = (stored: StoredDelivery): BeforeJson<WebhookDelivery> => {
  const endedOn = stored.deliveredOn ?? stored.failedOn;
  return {
    id: stored.id,
    webhookId: stored.endpointId,
    url: stored.url,
    messageId: stored.messageId,
    type: stored.type,
    applicationId: stored.applicationId,
    state: stored.deliveredOn ? 'delivered' : stored.failedOn ? 'failed' : 'pending',
    createdOn: stored.createdOn,
    attempts: stored.attempts,
    lastAttemptOn: stored.lastAttemptOn,
    nextAttemptOn: endedOn ? null : stored.nextAttemptOn,
    endedOn,
    lastStatus: stored.lastStatus,
    lastFailure: stored.lastFailure,
  };
};

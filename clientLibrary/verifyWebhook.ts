import { Webhook, WebhookVerificationError } from 'standardwebhooks';

/** What a webhook tells: that something happened, and to which request; the rest is asked for. */
export interface WebhookEvent {
  readonly type: string;
  /** When it happened, as ISO 8601. */
  readonly timestamp: string;
  readonly data: { readonly applicationId?: number; readonly [field: string]: unknown };
}

/**
 * Returns the event of a webhook that was called, if its signature and its time are right. The body must be as it came,
 * not parsed and written again. Deliveries repeat: keep the `webhook-id` of what was done.
 * @returns undefined if it must not be believed
 */
export const verifyWebhook = (
  secret: string,
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>,
  body: string,
): WebhookEvent | undefined => {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  const texts = entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  try {
    return new Webhook(secret).verify(body, Object.fromEntries(texts)) as WebhookEvent;
  } catch (failure) {
    if (failure instanceof WebhookVerificationError) return;
    throw failure;
  }
};

import { Webhook, WebhookVerificationError } from 'standardwebhooks';

/**
 * Returns the event of a webhook that was called, if its signature and its time are right. The body must be as it came,
 * not parsed and written again. Deliveries repeat: keep the `webhook-id` of what was done. Types that came later than this
 * library are returned too: leave alone what you do not know.
 * @returns undefined if it must not be believed
 */
export type VerifyWebhook<Event> = (
  secret: string,
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>,
  body: string,
) => Event | undefined;

/** Verifies by the Standard Webhooks rules. */
export const verifyWebhook: VerifyWebhook<unknown> = (secret, headers, body) => {
  const entries = headers instanceof Headers ? [...headers] : Object.entries(headers);
  const texts = entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  try {
    return new Webhook(secret).verify(body, Object.fromEntries(texts));
  } catch (failure) {
    if (failure instanceof WebhookVerificationError) return;
    throw failure;
  }
};

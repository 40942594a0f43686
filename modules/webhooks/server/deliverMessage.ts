import type { TokenKeys } from '../../../server/lib/tokenKeys';
import type { ServiceContext } from '../../../server/services/context/serviceContext';
import type { ClaimedMessage } from './claimMessages';
import { dropMessages, type Outcome, settleMessage } from './settleMessage';
import { openSecret, signMessage } from './webhookSecrets';
import type { WebhookAnswer, Webhooks } from './webhookSender';

/** What the delivery of messages needs. */
export interface DeliveryContext extends ServiceContext {
  readonly tokenKeys: TokenKeys;
  readonly webhooks: Webhooks;
}

/**
 * Calls the address of a message that this server has leased, once, and stores what came of it. A provider that is no longer
 * active is told nothing, and what waited for it is given up.
 */
export const deliverMessage = async (context: DeliveryContext, claimed: ClaimedMessage): Promise<void> => {
  if (!claimed.isOfActive) return dropMessages(context, claimed.endpoint.id);
  const outcome = outcomeOf(await call(context, claimed), context.now());
  await settleMessage(context, claimed, outcome);
  const { onAttempt } = context.webhooks;
  const since = context.now().getTime() - claimed.message.createdOn.getTime();
  onAttempt?.(outcome.failure ?? 'delivered', since / 1000);
};

const call = async (
  { tokenKeys, webhooks, now }: DeliveryContext,
  { message, endpoint }: ClaimedMessage,
): Promise<WebhookAnswer> => {
  const { secret, formerSecret, formerSecretUntil, providerId, url } = endpoint;
  const isRotating = formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > now();
  const opened = await Promise.all(
    [secret, ...(isRotating ? [formerSecret] : [])].map((sealed) =>
      openSecret(tokenKeys, sealed, providerId),
    ),
  );
  const secrets = opened.filter((one) => one !== undefined);
  if (secrets.length === 0) return { failure: 'unsigned' };
  const id = message.messageId;
  const timestamp = Math.floor(now().getTime() / 1000);
  const body = JSON.stringify({
    type: message.type,
    timestamp: message.createdOn.toISOString(),
    data: message.data,
  });
  return webhooks.send({
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'tarifa-social-internet',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': await signMessage(secrets, { id, timestamp, body }),
    },
  });
};

const gone = 410;
const askForTime: readonly number[] = [429, 503];

/** Judges an answer: every 2xx is a delivery, and nothing else is. */
const outcomeOf = (answer: WebhookAnswer, now: Date): Outcome => {
  if ('failure' in answer) return answer;
  const { status, retryAfter } = answer;
  if (status >= 200 && status < 300) return { status };
  if (status >= 300 && status < 400) return { status, failure: 'redirected' };
  if (status === gone) return { status, failure: 'gone' };
  const notBefore = askForTime.includes(status) ? momentOf(retryAfter, now) : undefined;
  return { status, failure: 'status', ...(notBefore && { notBefore }) };
};

/** No receiver is left alone for longer, whatever it asks for. */
const longestWait = 24 * 60 * 60 * 1000;

/** Reads `Retry-After`: seconds, or a date (RFC 9110). */
const momentOf = (retryAfter: string | null, now: Date): Date | undefined => {
  const wait = /^\d{1,9}$/.test(retryAfter ?? '')
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter ?? '') - now.getTime();
  return wait > 0 ? new Date(now.getTime() + Math.min(wait, longestWait)) : undefined;
};

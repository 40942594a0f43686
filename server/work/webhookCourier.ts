import { describeFailure } from '../http/answerFailure';
import { claimMessages } from '../services/webhooks/claimMessages';
import { deliverMessage } from '../services/webhooks/deliverMessage';
import type { WorkParts } from './workContextOf';

/** How many calls of one server are under way; they only wait, so that slow receivers cost others nothing. */
const callsAtOnce = 32;

/** Delivers messages to providers' systems, beside each other. */
export interface WebhookCourier {
  /** Starts the calls that are due, as far as there is room; returns whether there were any. */
  start(): Promise<boolean>;
  /** Waits for the calls under way. */
  settled(): Promise<void>;
}

/** Makes a courier; `onSettled` is told whenever a call has ended, as another one may be due then. */
export const webhookCourier = (parts: WorkParts, onSettled: () => void): WebhookCourier => {
  const { db, now, log, settings, webhooks } = parts;
  const underWay = new Set<Promise<void>>();
  const context = webhooks && { db, now, remoteAddress: null, tokenKeys: settings.tokenKeys, webhooks };
  return {
    start: async () => {
      const room = callsAtOnce - underWay.size;
      if (!context || room <= 0) return false;
      const claimed = await claimMessages(context, room);
      for (const one of claimed) {
        const call = deliverMessage(context, one)
          // Its lease ends by itself, and it is delivered again then.
          .catch((failure: unknown) =>
            log.error('a message to a provider could not be settled', {
              id: one.message.id,
              failure: describeFailure(failure),
            }),
          )
          .finally(() => {
            underWay.delete(call);
            onSettled();
          });
        underWay.add(call);
      }
      return claimed.length > 0;
    },
    settled: async () => {
      await Promise.all(underWay);
    },
  };
};

/** Makes every call that is due, and those that become due thereby; returns how often there were some. */
export const deliverDue = async (parts: WorkParts): Promise<number> => {
  const courier = webhookCourier(parts, () => {});
  let rounds = 0;
  while (await courier.start()) {
    await courier.settled();
    rounds += 1;
  }
  return rounds;
};

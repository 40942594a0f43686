import { describeFailure } from '../../../server/lib/describeFailure';
import type { MakeCourier } from '../../../server/work/courier';
import { claimMessages } from './claimMessages';
import { deliverMessage } from './deliverMessage';
import { webhookLane } from './writeEvent';

/** How many calls of one server are under way; they only wait, so that slow receivers cost others nothing. */
const callsAtOnce = 32;

/** Delivers messages to providers' systems, beside each other; none where nobody is called. */
export const webhookCourier: MakeCourier = (parts, wake) => {
  const { db, now, log, settings, modules } = parts;
  if (!modules?.webhooks) return undefined;
  const underWay = new Set<Promise<void>>();
  const { tokenKeys } = settings;
  const context = { db, now, remoteAddress: null, tokenKeys, webhooks: modules.webhooks };
  return {
    name: webhookLane,
    start: async () => {
      const room = callsAtOnce - underWay.size;
      if (room <= 0) return false;
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
            wake();
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

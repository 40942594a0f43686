import { z } from 'zod';
import { ok, warn } from '../../../../server/node/doctor/finding';
import { defineNodeModule } from '../../../../server/node/modules/nodeModule';
import { flag } from '../../../../server/node/settings/flag';
import { webhookState } from '../webhookState';
import { createWebhookSender } from './callWebhook';

/** Calls the addresses of providers, over the network. */
export const webhooksOnNode = defineNodeModule({
  name: 'webhooks',
  variables: ['WEBHOOKS_ALLOW_PRIVATE'],
  settings: z.object({ WEBHOOKS_ALLOW_PRIVATE: flag }),
  open: ({ WEBHOOKS_ALLOW_PRIVATE: allowsPrivate = false }, { metrics }) => {
    const timeAttempt = metrics.timer(
      'webhook_attempt_age_seconds',
      "Calls to providers' systems by outcome, by the age of their message when they end",
      ['outcome'],
    );
    return {
      webhooks: {
        send: createWebhookSender({ allowsPrivate }),
        allowsPrivate,
        onAttempt: (outcome, seconds) => timeAttempt({ outcome }, seconds),
      },
    };
  },
  /** Whether somebody's address could lead the server into its own network. */
  check: ({ WEBHOOKS_ALLOW_PRIVATE: allowsPrivate = false }) => ({
    subject: "calls to providers' systems",
    look: async () =>
      allowsPrivate
        ? warn(
            'private addresses and http are accepted: a provider could have anything in this network called',
            'unset WEBHOOKS_ALLOW_PRIVATE unless this server is for trying',
          )
        : ok('public https addresses alone'),
  }),
  watch: (metrics, context) =>
    metrics.watch(
      'webhook_messages',
      "Messages to providers' systems that are to be delivered, how long in seconds the oldest has been due to an address that does not fail, those given up within 30 days, and addresses that fail or that the server disabled",
      'what',
      async () => ({ ...(await webhookState(context)) }),
    ),
});

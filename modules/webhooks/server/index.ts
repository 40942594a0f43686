import { z } from 'zod';
import type { ServerModule } from '../../../server/http/serverModule';
import { defineJobs, never } from '../../../server/services/queue/moduleJobs';
import * as calls from '../contract/calls';
import { tellOfDeadline, tellOfElements, tellOfEnding } from './applicationEvents';
import { releaseMessages } from './claimMessages';
import { describedWebhooks } from './describedWebhooks';
import { queuePeriodOpening, tellOfPeriod, tellOfStatus } from './maintenanceEvents';
import { removeOldMessages } from './removeOldMessages';
import { webhookRoutes } from './routes';
import { webhookCourier } from './webhookCourier';
import { resealWebhookSecrets } from './webhookSecrets';
import type { Webhooks } from './webhookSender';

const kinds = {
  /** Tells providers' systems that a period of the yearly maintenance has begun. */
  tellOfPeriod: { queue: 'bulk', payload: z.object({ periodId: z.number() }), maxAttempts: never },
} as const;

type Kinds = typeof kinds;
declare module '../../../server/services/queue/jobKinds' {
  interface JobKinds extends Kinds {}
}
declare module '../../../server/lib/moduleParts' {
  interface ModuleParts {
    /** Calls providers' systems; absent where nobody is called. */
    readonly webhooks?: Webhooks | undefined;
  }
}

/** Providers' systems are told what happens, by signed messages to addresses that they choose. */
export const webhooks: ServerModule = {
  name: 'webhooks',
  calls,
  routes: webhookRoutes,
  hooks: {
    statusEntered: tellOfStatus,
    elementsAsked: tellOfElements,
    deadlineNear: tellOfDeadline,
    tariffEnding: tellOfEnding,
    periodOpened: queuePeriodOpening,
  },
  jobs: defineJobs(kinds, { tellOfPeriod }),
  courier: webhookCourier,
  releaseLeases: releaseMessages,
  removeExpired: async (context) => {
    await resealWebhookSecrets(context);
    await removeOldMessages(context);
  },
  // What it tells is no measure of the installation.
  inSandbox: (parts) => (parts.webhooks ? { webhooks: { ...parts.webhooks, onAttempt: undefined } } : {}),
  // A browser can't call providers' systems: every message is taken.
  standIn: { webhooks: { send: async () => ({ status: 204, retryAfter: null }) } },
  messages: describedWebhooks,
};

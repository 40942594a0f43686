import { z } from 'zod';
import { startsFrom } from '../../../contract/rules/applicationMoves';
import type { ServerModule } from '../../../server/http/serverModule';
import { aboutADay, defineJobs } from '../../../server/services/queue/moduleJobs';
import * as calls from '../contract/calls';
import { remindOfElements } from './elementsMail';
import { endElements } from './endElements';
import { elementsRoutes } from './routes';

const kinds = {
  /** Reminds a provider of what the regulator asked it for, on the day before the last. */
  remindOfElements: {
    queue: 'mail',
    payload: z.object({ elementRequestId: z.number() }),
    maxAttempts: aboutADay,
  },
} as const;

type Kinds = typeof kinds;
declare module '../../../server/services/queue/jobKinds' {
  interface JobKinds extends Kinds {}
}

/** The regulator asks for what is missing, and the provider answers. */
export const elements: ServerModule = {
  name: 'elements',
  calls,
  routes: elementsRoutes,
  hooks: {
    statusEntered: async (context, { id, from }) => {
      if (startsFrom('decide', from)) await endElements(context, id);
    },
  },
  jobs: defineJobs(kinds, { remindOfElements }),
};

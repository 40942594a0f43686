import { z } from 'zod';
import type { ServerModule } from '../../../server/http/serverModule';
import { aboutADay, aDay, defineJobs, never } from '../../../server/services/queue/moduleJobs';
import { access } from '../contract/access';
import * as apiClients from '../contract/calls/apiClients';
import { listChanges } from '../contract/calls/applicationChanges';
import * as batchCheck from '../contract/calls/batchCheck';
import * as clientCalls from '../contract/calls/clientCalls';
import { removeOldBatchChecks } from './batchCheck/batchChecks';
import { runBatchCheck } from './batchCheck/runBatchCheck';
import { countClientCall } from './calls/countClientCall';
import { keepCalls } from './calls/keepCalls';
import { removeOldClientCalls } from './calls/keepClientCalls';
import { removeOldProofs, warnOfKeys } from './clients/warnOfKeys';
import { identifyClient } from './identifyClient';
import { apiClientRoutes } from './routes/apiClients';
import { clientCallRoutes } from './routes/clientCalls';
import { manyApplicationsRoutes } from './routes/manyApplications';
import { serveTokens } from './tokens/serveTokens';

const kinds = {
  /** Checks the people of a list, some at a time; `from` is the first one not checked. */
  checkBatch: {
    queue: 'bulk',
    payload: z.object({ checkId: z.number(), from: z.number().optional() }),
    maxAttempts: aboutADay,
  },
  /** Queues the e-mails about keys of systems that end soon, every morning. */
  warnOfKeys: { queue: 'bulk', payload: z.object({}), maxAttempts: never, recursWithin: aDay },
} as const;

type Kinds = typeof kinds;
declare module '../../../server/services/queue/jobKinds' {
  interface JobKinds extends Kinds {}
}

/** Lets the systems of providers in, by keys of their own. */
export const integration: ServerModule = {
  name: 'integration',
  access,
  calls: { ...apiClients, ...clientCalls, ...batchCheck, listChanges },
  routes: (mount) => {
    apiClientRoutes(mount);
    clientCallRoutes(mount);
    manyApplicationsRoutes(mount);
  },
  serve: (places, parts) => {
    places.app.use(keepCalls(parts));
    serveTokens(places, parts);
  },
  hooks: { identify: identifyClient, countCall: countClientCall },
  jobs: defineJobs(kinds, { checkBatch: runBatchCheck, warnOfKeys }),
  removeExpired: async (context) => {
    await removeOldProofs(context);
    await removeOldClientCalls(context);
    await removeOldBatchChecks(context);
  },
  inSandbox: ({ integration: own }) => ({ integration: own }),
};

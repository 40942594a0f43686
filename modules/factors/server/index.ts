import { z } from 'zod';
import type { ServerModule } from '../../../server/http/serverModule';
import { defineJobs, never } from '../../../server/services/queue/moduleJobs';
import * as calls from '../contract/calls';
import { addedFactors } from './addedFactors';
import { lacksFactor } from './askForFactor';
import { challengeSignIn } from './challengeSignIn';
import { rulesOf } from './factorRules';
import { factorsOfUser } from './factorsOf';
import { removeFactors } from './removalOfFactors';
import { removeExpired } from './removeExpired';
import { requireRecentFactor } from './requireRecentFactor';
import { factorRoutes } from './routes';
import { takeFactorsAway } from './takeFactorsAway';

const kinds = {
  /** Removes the factors of a person whose removal is due, unless it was stopped. */
  removeFactors: { queue: 'mail', payload: z.object({ userId: z.number() }), maxAttempts: never },
} as const;

type Kinds = typeof kinds;
declare module '../../../server/services/queue/jobKinds' {
  interface JobKinds extends Kinds {}
}

/** A second step at sign-in, and once more before what is sensitive. */
export const factors: ServerModule = {
  name: 'factors',
  calls,
  routes: factorRoutes,
  clientConfig: (parts) => (rulesOf(parts).required === 'nobody' ? {} : { asksForFactor: true }),
  hooks: {
    challengeSignIn,
    endOfSession: async (context, { actor, familyId }) =>
      (await lacksFactor(context, actor, familyId)) ? 'factorRequired' : undefined,
    requireRecentFactor,
    passwordReset: addedFactors,
    takeFactorsAway: async (context, userId) => (await takeFactorsAway(context, userId)).length > 0,
    factorsOfUser,
  },
  jobs: defineJobs(kinds, { removeFactors }),
  removeExpired,
};

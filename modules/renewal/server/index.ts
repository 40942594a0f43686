import { z } from 'zod';
import { day } from '../../../contract/entities/moment';
import type { ServerModule } from '../../../server/http/serverModule';
import { aboutADay, defineJobs, minute, never } from '../../../server/services/queue/moduleJobs';
import { access } from '../contract/access';
import * as calls from '../contract/calls';
import { releaseItems } from './asking/claimItems';
import { renewalCourier } from './asking/renewalCourier';
import { sendRenewalNotice } from './exceptions/sendNotice';
import { needsNoList, stepsOf } from './reading/tellCore';
import { renewalRoutes } from './routes';
import { removeOldRehearsals } from './runs/openAndClose';
import { tendRenewals } from './tendRenewals';

const kinds = {
  /** Rehearses, fills, follows and ends renewals, gives notice and ends tariffs: a step at a time, while there is anything to do. */
  tendRenewals: {
    queue: 'renewal',
    payload: z.object({ followedOn: z.iso.datetime().optional() }),
    maxAttempts: never,
    backOffSeconds: 5 * minute,
    recursWithin: 2 * minute,
    isStepwise: true,
  },
  /** Sends a provider one e-mail about the notices of a morning. */
  sendRenewalNotice: {
    queue: 'mail',
    payload: z.object({
      renewalId: z.number(),
      providerId: z.number(),
      after: day.optional(),
      through: day,
    }),
    maxAttempts: aboutADay,
  },
} as const;

type Kinds = typeof kinds;
declare module '../../../server/services/queue/jobKinds' {
  interface JobKinds extends Kinds {}
}

/** The server renews tariffs by asking the outside services itself; people handle the exceptions. */
export const renewal: ServerModule = {
  name: 'renewal',
  access,
  calls,
  routes: renewalRoutes,
  hooks: { stepsOf, needsNoList },
  jobs: defineJobs(kinds, { tendRenewals, sendRenewalNotice }),
  lanes: () => ['renewal'],
  courier: renewalCourier,
  releaseLeases: releaseItems,
  removeExpired: removeOldRehearsals,
};

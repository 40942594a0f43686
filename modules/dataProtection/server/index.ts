import type { ServerModule } from '../../../server/http/serverModule';
import { defineJobs } from '../../../server/services/queue/moduleJobs';
import { access } from '../contract/access';
import * as calls from '../contract/calls';
import { kinds } from './declared/jobKinds';
import { eraseQueuedMentions } from './erasure/eraseQueuedMentions';
import { finishErasures } from './erasure/finishErasures';
import { mayRemoveRequest } from './holds/holds';
import { makePersonFile } from './personFile/makePersonFile';
import { removeOldPersonFiles } from './personFile/personFiles';
import { dataProtectionRoutes } from './routes/dataProtection';
import { erasureRoutes } from './routes/erasure';
import { retentionRoutes } from './routes/retention';
import { keepSchedule } from './schedule/keepSchedule';
import { sendRetentionReport } from './schedule/sendRetentionReport';

/** What a data protection officer answers for: erasure with proof, holds, the retention schedule, files of persons, registers. */
export const dataProtection: ServerModule = {
  name: 'dataProtection',
  access,
  calls,
  routes: (mount, parts) => {
    erasureRoutes(mount);
    dataProtectionRoutes(mount, parts);
    retentionRoutes(mount, parts);
  },
  hooks: { mayRemoveRequest },
  jobs: defineJobs(kinds, {
    finishErasures,
    eraseMentions: eraseQueuedMentions,
    keepSchedule,
    sendRetentionReport,
    makePersonFile,
  }),
  removeExpired: removeOldPersonFiles,
};

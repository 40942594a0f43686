import {
  downloadResourceFile,
  getApplication as getApplicationCall,
  getApplicationFiles,
  getApplicationStatuses,
  getBackofficeApplicationStatuses,
  getQueueCounts,
  getToActivate,
  searchApplications as searchApplicationsCall,
  searchBackofficeApplications as searchBackofficeCall,
  searchEligibleApplications as searchEligibleApplicationsCall,
  submitApplications as submitApplicationsCall,
  viewResourceFile,
} from '../../contract/calls/application';
import type { Mount } from '../http/mount';
import { presentApplication, presentFile } from '../presenters/presentApplication';
import { presentApplicationPage } from '../presenters/presentApplicationPage';
import { backofficeStatuses, providerSideStatuses } from '../presenters/presentStatus';
import { getApplication } from '../services/applications/detail/getApplication';
import { downloadFile, viewFile } from '../services/applications/documents/downloadFile';
import { listFiles } from '../services/applications/documents/listFiles';
import { countQueues } from '../services/applications/search/countQueues';
import { listToActivate } from '../services/applications/search/listToActivate';
import {
  searchApplications,
  searchBackofficeApplications,
  searchEligibleApplications,
} from '../services/applications/search/searchApplications';
import { submitApplications } from '../services/applications/submit/submitApplications';
import { requireAccess } from '../services/context/requireAccess';

/** The calls of /Application (spec 7). */
export const applicationRoutes = (mount: Mount): void => {
  mount.call(submitApplicationsCall, async (context, input) => {
    const ids = await submitApplications(context, input);
    return ids.map((applicationId) => ({ success: true, applicationId }));
  });

  mount.call(searchApplicationsCall, async (context, input) =>
    presentApplicationPage(context.actor, await searchApplications(context, input)),
  );

  mount.call(searchBackofficeCall, async (context, input) =>
    presentApplicationPage(context.actor, await searchBackofficeApplications(context, input)),
  );

  mount.call(searchEligibleApplicationsCall, async (context, input) =>
    presentApplicationPage(context.actor, await searchEligibleApplications(context, input)),
  );

  mount.call(getToActivate, listToActivate);

  mount.call(getQueueCounts, countQueues);

  mount.call(getApplicationStatuses, async () => providerSideStatuses());
  mount.call(getBackofficeApplicationStatuses, async (context) => {
    requireAccess(context, getBackofficeApplicationStatuses);
    return backofficeStatuses();
  });

  mount.call(getApplicationCall, async (context, input) =>
    presentApplication(context.actor, await getApplication(context, input)),
  );

  mount.call(getApplicationFiles, async (context, input) => {
    const files = await listFiles(context, input);
    return files.map(presentFile);
  });

  mount.download(downloadResourceFile, downloadFile);
  mount.call(viewResourceFile, viewFile);
};

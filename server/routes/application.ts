import {
  downloadResourceFile,
  getApplication as getApplicationCall,
  getApplicationFiles,
  getApplicationStatuses,
  getBackofficeApplicationStatuses,
  searchApplications as searchApplicationsCall,
  searchBackofficeApplications,
  searchEligibleApplications as searchEligibleApplicationsCall,
  submitApplications as submitApplicationsCall,
} from '../../contract/calls/application';
import type { Mount } from '../http/mount';
import { presentApplication } from '../presenters/presentApplication';
import { presentApplicationPage } from '../presenters/presentApplicationPage';
import { presentFile } from '../presenters/presentFile';
import { backofficeStatuses, providerSideStatuses } from '../presenters/presentStatus';
import { getApplication } from '../services/application/getApplication';
import { searchApplications } from '../services/application/searchApplications';
import { searchEligibleApplications } from '../services/application/searchEligibleApplications';
import { submitApplications } from '../services/application/submitApplications';
import { downloadFile } from '../services/file/downloadFile';
import { listFiles } from '../services/file/listFiles';

/** The calls of /Application (spec 7). */
export const applicationRoutes = (mount: Mount): void => {
  mount.call(submitApplicationsCall, async (context, input) => {
    const ids = await submitApplications(context, input);
    return ids.map((applicationId) => ({ success: true, applicationId }));
  });

  for (const call of [searchApplicationsCall, searchBackofficeApplications]) {
    mount.call(call, async (context, input) =>
      presentApplicationPage(context.actor, await searchApplications(context, input)),
    );
  }

  mount.call(searchEligibleApplicationsCall, async (context, input) =>
    presentApplicationPage(context.actor, await searchEligibleApplications(context, input)),
  );

  mount.call(getApplicationStatuses, async () => providerSideStatuses());
  mount.call(getBackofficeApplicationStatuses, async () => backofficeStatuses());

  mount.call(getApplicationCall, async (context, input) =>
    presentApplication(context.actor, await getApplication(context, input)),
  );

  mount.call(getApplicationFiles, async (context, input) => {
    const files = await listFiles(context, input);
    return files.map(presentFile);
  });

  mount.download(downloadResourceFile, async (context, input) => {
    const { filename, content } = await downloadFile(context, input);
    return { filename, content: new Uint8Array(content) };
  });
};

import { exportAnonymizedApplications } from '../../contract/calls/anonymizedExport';
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
import {
  cancelApplications as cancelApplicationsCall,
  getActivationReasons,
  getCancellationReasons,
  getInactivationReasons,
  setActivationStatus,
  setEligibility,
} from '../../contract/calls/applicationAction';
import {
  getApplicationHistory,
  getTimeline as getTimelineCall,
} from '../../contract/calls/applicationHistory';
import { getMailNotifications } from '../../contract/calls/mailNotification';
import {
  existsRecheckInProgress as existsRecheckInProgressCall,
  getComparisons as getComparisonsCall,
  getRecheckRequests,
  recheckApplication as recheckApplicationCall,
} from '../../contract/calls/recheck';
import { lisbonDate } from '../../contract/rules/lisbonDay';
import { streamWorkbook } from '../../workbook/streamWorkbook';
import type { Mount } from '../http/mount';
import { anonymizedColumns, presentAnonymized } from '../presenters/presentAnonymized';
import { presentApplication, presentFile, presentRecheckRequest } from '../presenters/presentApplication';
import { presentApplicationPage } from '../presenters/presentApplicationPage';
import { presentHistory } from '../presenters/presentHistory';
import { backofficeStatuses, providerSideStatuses } from '../presenters/presentStatus';
import { presentTimeline } from '../presenters/presentTimeline';
import { decide } from '../services/acts/acts';
import { getApplication } from '../services/applications/detail/getApplication';
import { getComparisons } from '../services/applications/detail/getComparisons';
import { getHistory } from '../services/applications/detail/getHistory';
import { getTimeline } from '../services/applications/detail/getTimeline';
import { listMailNotifications } from '../services/applications/detail/listMailNotifications';
import { existsRecheckInProgress, listRechecks } from '../services/applications/detail/listRechecks';
import { downloadFile, viewFile } from '../services/applications/documents/downloadFile';
import { listFiles } from '../services/applications/documents/listFiles';
import { activateApplications } from '../services/applications/moves/activate';
import { cancelApplications } from '../services/applications/moves/cancel';
import { deactivateApplication } from '../services/applications/moves/deactivate';
import { listReasons } from '../services/applications/moves/reasons';
import { recheckApplication } from '../services/applications/moves/recheck';
import { countQueues, listToActivate } from '../services/applications/search/queues';
import {
  searchApplications,
  searchBackofficeApplications,
  searchEligibleApplications,
} from '../services/applications/search/searchApplications';
import { submitApplications } from '../services/applications/submit/submitApplications';
import { byKey } from '../services/context/onceByKey';
import { requireAccess } from '../services/context/requireAccess';
import { exportAnonymized } from '../services/export/exportAnonymized';
import { doAct } from '../services/hooks/doAct';

/** The calls about applications: of /Application, /ApplicationHistory and the anonymised export (spec 7). */
export const applicationRoutes = (mount: Mount): void => {
  mount.call(submitApplicationsCall, submitApplications);

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

  mount.call(setEligibility, (context, input) => doAct(context, decide, input));
  mount.call(
    setActivationStatus,
    byKey((context, input) =>
      'applicationActivations' in input
        ? activateApplications(context, input)
        : deactivateApplication(context, input),
    ),
  );
  mount.call(cancelApplicationsCall, byKey(cancelApplications));

  mount.call(getActivationReasons, (context) => listReasons(context, 'activation'));
  mount.call(getInactivationReasons, (context) => listReasons(context, 'inactivation'));
  mount.call(getCancellationReasons, (context) => listReasons(context, 'cancellation'));

  mount.call(getApplicationHistory, async (context, input) => {
    const { rows, reasonText } = await getHistory(context, input);
    return presentHistory(context.actor, rows, reasonText);
  });

  mount.call(getTimelineCall, async (context, input) =>
    presentTimeline(context.actor, await getTimeline(context, input)),
  );

  mount.call(getMailNotifications, listMailNotifications);

  mount.call(recheckApplicationCall, recheckApplication);
  mount.call(getComparisonsCall, getComparisons);
  mount.call(existsRecheckInProgressCall, existsRecheckInProgress);
  mount.call(getRecheckRequests, async (context, input) => {
    const rechecks = await listRechecks(context, input);
    return rechecks.map((row) => presentRecheckRequest(context.actor, row));
  });

  mount.download(exportAnonymizedApplications, async (context) => ({
    filename: `dados-anonimizados-${lisbonDate(context.now())}.xlsx`,
    content: streamWorkbook({
      name: 'Dados anonimizados',
      columns: anonymizedColumns,
      rows: presentAnonymized(await exportAnonymized(context)),
    }),
  }));
};

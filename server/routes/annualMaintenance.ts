import {
  countForProcessing as countForProcessingCall,
  countUncommunicatedApplications,
  createNotificationEmail,
  downloadMaintenanceTemplate,
  getCurrentOrLastPeriod as getCurrentOrLastPeriodCall,
  getCurrentOrNextPeriod as getCurrentOrNextPeriodCall,
  getNotificationEmail as getNotificationEmailCall,
  getProcessedRequests as getProcessedRequestsCall,
  haveAnyRequestsBeenProcessed,
  processMaintenanceRequests,
  registerMaintenanceRequests,
  updateMaintenancePeriod,
  updateNotificationEmail,
} from '../../contract/calls/annualMaintenance';
import {
  deleteMaintenanceRequest,
  exportMaintenanceRequests,
  getMaintenanceRequestIdsForProcessing,
  searchMaintenanceRequests,
  updateMaintenanceRequest,
} from '../../contract/calls/maintenanceRequest';
import {
  checkMaintenanceFile,
  countUncommunicatedByProvider as countUncommunicatedByProviderCall,
  getUncommunicated,
} from '../../contract/calls/yearlyList';
import { maintenanceTemplateName } from '../../contract/rules/maintenanceLimits';
import type { Mount } from '../http/mount';
import { maintenanceTemplate } from '../presenters/maintenanceTemplate';
import {
  presentFileResult,
  presentNotificationEmail,
  presentPeriod,
  presentProcessedRequest,
} from '../presenters/presentAnnualMaintenance';
import { presentApplicationPage } from '../presenters/presentApplicationPage';
import { presentMaintenanceExport } from '../presenters/presentMaintenanceExport';
import { process } from '../services/acts/acts';
import { anyProcessed } from '../services/annualMaintenance/anyProcessed';
import { checkRequests } from '../services/annualMaintenance/checkRequests';
import {
  countUncommunicated,
  countUncommunicatedByProvider,
} from '../services/annualMaintenance/countUncommunicated';
import { getCurrentOrLastPeriod, getCurrentOrNextPeriod } from '../services/annualMaintenance/findPeriod';
import { countForProcessing, getProcessedRequests } from '../services/annualMaintenance/followProcessing';
import { listUncommunicated } from '../services/annualMaintenance/listUncommunicated';
import { getNotificationEmail, saveNotificationEmail } from '../services/annualMaintenance/notificationEmail';
import { registerRequests } from '../services/annualMaintenance/registerRequests';
import {
  exportRequests,
  searchIdsForProcessing,
  searchRequests,
} from '../services/annualMaintenance/searchRequests';
import { deleteRequest, updateRequest } from '../services/annualMaintenance/submittedRequest';
import { updatePeriod } from '../services/annualMaintenance/updatePeriod';
import { byKey } from '../services/context/onceByKey';
import { requireAccess } from '../services/context/requireAccess';
import { doAct } from '../services/hooks/doAct';

/** The calls of /ApplicationAnnualMaintenance, and those of /Application about maintenance requests only (spec 7). */
export const annualMaintenanceRoutes = (mount: Mount): void => {
  mount.download(downloadMaintenanceTemplate, async (context) => {
    requireAccess(context, downloadMaintenanceTemplate);
    return { filename: maintenanceTemplateName, content: maintenanceTemplate() };
  });

  mount.call(registerMaintenanceRequests, async (context, input) => {
    const marked = await registerRequests(context, input);
    return marked ? presentFileResult(false, marked) : { success: true };
  });

  mount.call(checkMaintenanceFile, checkRequests);
  mount.call(getUncommunicated, listUncommunicated);
  mount.call(countUncommunicatedByProviderCall, countUncommunicatedByProvider);

  mount.call(getNotificationEmailCall, async (context) =>
    presentNotificationEmail(await getNotificationEmail(context)),
  );

  for (const call of [createNotificationEmail, updateNotificationEmail]) {
    mount.call(
      call,
      byKey(async (context, input) => ({
        success: true,
        ...presentNotificationEmail(
          await saveNotificationEmail(context, input.annualMaintenanceUserNotification),
        ),
      })),
    );
  }

  mount.call(haveAnyRequestsBeenProcessed, anyProcessed);
  mount.call(countUncommunicatedApplications, countUncommunicated);

  mount.call(getCurrentOrLastPeriodCall, async (context) => {
    const { beginDate, endDate } = presentPeriod(await getCurrentOrLastPeriod(context));
    return { beginDate, endDate };
  });

  mount.call(getCurrentOrNextPeriodCall, async (context) =>
    presentPeriod(await getCurrentOrNextPeriod(context)),
  );

  mount.call(updateMaintenancePeriod, async (context, input) => ({
    success: true,
    ...presentPeriod(await updatePeriod(context, input.annualMaintenancePeriod)),
  }));

  mount.call(processMaintenanceRequests, (context, input) => doAct(context, process, input));
  mount.call(countForProcessingCall, async (context, input) =>
    countForProcessing(context, input.maintenanceRequestIdsToProcess),
  );
  mount.call(getProcessedRequestsCall, async (context, input) => {
    const found = await getProcessedRequests(context, input.maintenanceRequestIdsToProcess);
    return found.map((one) => presentProcessedRequest(context.actor, one));
  });

  mount.call(searchMaintenanceRequests, async (context, input) =>
    presentApplicationPage(context.actor, await searchRequests(context, input)),
  );

  mount.call(getMaintenanceRequestIdsForProcessing, searchIdsForProcessing);

  mount.call(exportMaintenanceRequests, async (context, input) =>
    presentMaintenanceExport(context.actor, exportRequests(context, input), context.now()),
  );

  mount.call(
    deleteMaintenanceRequest,
    byKey(async (context, input) => {
      await deleteRequest(context, input);
      return true;
    }),
  );

  mount.call(updateMaintenanceRequest, updateRequest);
};

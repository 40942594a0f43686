import {
  countUncommunicatedApplications,
  createNotificationEmail,
  downloadMaintenanceTemplate,
  getCurrentOrLastPeriod,
  getCurrentOrNextPeriod,
  getNotificationEmail as getNotificationEmailCall,
  haveAnyRequestsBeenProcessed,
  processMaintenanceRequests,
  registerMaintenanceRequests,
  updateMaintenancePeriod,
  updateNotificationEmail,
} from '../../contract/calls/annualMaintenance';
import { maintenanceTemplateName } from '../../contract/rules/maintenanceLimits';
import type { Mount } from '../http/mount';
import { maintenanceTemplate } from '../presenters/maintenanceTemplate';
import {
  presentFileResult,
  presentNotificationEmail,
  presentPeriod,
} from '../presenters/presentAnnualMaintenance';
import { anyProcessed } from '../services/annualMaintenance/anyProcessed';
import { countUncommunicated } from '../services/annualMaintenance/countUncommunicated';
import { findCurrentOrLastPeriod, findCurrentOrNextPeriod } from '../services/annualMaintenance/findPeriod';
import { getNotificationEmail } from '../services/annualMaintenance/getNotificationEmail';
import { processRequests } from '../services/annualMaintenance/processRequests';
import { registerRequests } from '../services/annualMaintenance/registerRequests';
import { saveNotificationEmail } from '../services/annualMaintenance/saveNotificationEmail';
import { updatePeriod } from '../services/annualMaintenance/updatePeriod';

/** The calls of /ApplicationAnnualMaintenance (spec 7). */
export const annualMaintenanceRoutes = (mount: Mount): void => {
  mount.download(downloadMaintenanceTemplate, async () => ({
    filename: maintenanceTemplateName,
    content: maintenanceTemplate(),
  }));

  mount.call(registerMaintenanceRequests, async (context, input) => {
    const marked = await registerRequests(context, input);
    return marked ? presentFileResult(false, marked) : { success: true };
  });

  mount.call(getNotificationEmailCall, async (context) =>
    presentNotificationEmail(await getNotificationEmail(context)),
  );

  for (const call of [createNotificationEmail, updateNotificationEmail]) {
    mount.call(call, async (context, input) => ({
      success: true,
      ...presentNotificationEmail(
        await saveNotificationEmail(context, input.annualMaintenanceUserNotification),
      ),
    }));
  }

  mount.call(haveAnyRequestsBeenProcessed, anyProcessed);
  mount.call(countUncommunicatedApplications, countUncommunicated);

  mount.call(getCurrentOrLastPeriod, async (context) => {
    const { beginDate, endDate } = presentPeriod(await findCurrentOrLastPeriod(context));
    return { beginDate, endDate };
  });

  mount.call(getCurrentOrNextPeriod, async (context) =>
    presentPeriod(await findCurrentOrNextPeriod(context)),
  );

  mount.call(updateMaintenancePeriod, async (context, input) => ({
    success: true,
    ...presentPeriod(await updatePeriod(context, input.annualMaintenancePeriod)),
  }));

  mount.call(processMaintenanceRequests, async (context, input) =>
    processRequests(context, input.maintenanceRequestIdsToProcess),
  );
};

import { cancelApplications } from '../../../contract/calls/applicationAction';
import { startOfLisbonDay } from '../../../contract/rules/lisbonDay';
import { callApi } from '../../http/callApi';
import type { CancellationValues } from '../applicationActionValues';
import { requireSuccess } from '../read/requireSuccess';
import type { ResourceAdapter } from '../resourceAdapter';

/** Cancellations, always of today; the id is the application's (spec 5 and 7). */
export const applicationCancellations = {
  create: async ({ data: { applicationId, reasonId } }: { data: CancellationValues }) => {
    const cancellation = {
      applicationId,
      cancellationDate: startOfLisbonDay(new Date()).toISOString(),
      cancellationReasonId: reasonId,
    };
    requireSuccess(await callApi(cancelApplications, { applicationCancellations: [cancellation] }));
    return { data: { id: applicationId } };
  },
} satisfies ResourceAdapter;

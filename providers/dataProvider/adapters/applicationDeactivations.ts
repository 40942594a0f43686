import { setActivationStatus } from '../../../contract/calls/applicationAction';
import { callApi } from '../../http/callApi';
import type { DeactivationValues } from '../applicationActionValues';
import { encodeDay } from '../encode/encodeDay';
import { requireSuccess } from '../read/requireSuccess';
import type { ResourceAdapter } from '../resourceAdapter';

/** Ends of the tariff; the id is the application's. An unselected reason stays out (spec 5 and 7). */
export const applicationDeactivations = {
  create: async ({ data }: { data: DeactivationValues }) => {
    const { applicationId, day, reasonId } = data;
    const deactivation = {
      applicationId,
      activationEndDate: encodeDay(day),
      activationEndReasonId: reasonId ?? undefined,
    };
    requireSuccess(await callApi(setActivationStatus, deactivation));
    return { data: { id: applicationId } };
  },
} satisfies ResourceAdapter;

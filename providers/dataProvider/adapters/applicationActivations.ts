import { setActivationStatus } from '../../../contract/calls/applicationAction';
import { callApi } from '../../http/callApi';
import type { ActivationValues } from '../applicationActionValues';
import { encodeDay } from '../encode/encodeDay';
import { trimmed } from '../encode/trimmed';
import { requireSuccess } from '../read/requireSuccess';
import type { ResourceAdapter } from '../resourceAdapter';

/** Activations of the tariff; the id is the application's. An unselected reason stays out (spec 5 and 7). */
export const applicationActivations = {
  create: async ({ data }: { data: ActivationValues }) => {
    const { applicationId, day, reasonId, otherReason } = data;
    const activation = {
      applicationId,
      activationStartDate: encodeDay(day),
      activationStartReasonId: reasonId ?? undefined,
      activationStartOtherReason: trimmed(otherReason) ?? undefined,
    };
    requireSuccess(await callApi(setActivationStatus, { applicationActivations: [activation] }));
    return { data: { id: applicationId } };
  },
} satisfies ResourceAdapter;

import { HttpError } from 'ra-core';
import {
  cancelApplications,
  setActivationStatus,
  setEligibility,
} from '../../contract/calls/applicationAction';
import { startOfLisbonDay } from '../../contract/rules/lisbonDay';
import { callApi } from '../http/callApi';
import { requireSuccess } from './answers';
import { encodeDay } from './encodeSearch';
import { trimmed } from './requestForm';

/** What the action dialogs hold of their application (spec 5); days are yyyy-MM-dd, null is nothing selected. */
interface ActionValues {
  applicationId: number;
}

/** An administrator's decision. */
export interface DecisionValues extends ActionValues {
  applicationStatus: 7 | 8;
  reason?: string | null | undefined;
}

/** A report that the tariff was activated. */
export interface ActivationValues extends ActionValues {
  day: string;
  reasonId: number | null;
  otherReason: string | null;
}

/** A report that the tariff ended. */
export interface DeactivationValues extends ActionValues {
  day: string;
  reasonId: number | null;
}

/** A cancellation of today. */
export interface CancellationValues extends ActionValues {
  reasonId: number;
}

const okStatus = 200;

/** What people do with an application (spec 5 and 7.4). An unselected reason stays out. */
export const applicationActions = {
  /** An administrator decides. */
  decide: async ({ applicationId, applicationStatus, reason }: DecisionValues): Promise<void> => {
    const decision = { applicationId, applicationStatus, reason: trimmed(reason) ?? undefined };
    const isDone = await callApi(setEligibility, decision);
    if (!isDone) throw new HttpError('', okStatus, isDone);
  },
  /** Reports that the tariff was activated. */
  activate: async ({ applicationId, day, reasonId, otherReason }: ActivationValues): Promise<void> => {
    const activation = {
      applicationId,
      activationStartDate: encodeDay(day),
      activationStartReasonId: reasonId ?? undefined,
      activationStartOtherReason: trimmed(otherReason) ?? undefined,
    };
    requireSuccess(await callApi(setActivationStatus, { applicationActivations: [activation] }));
  },
  /** Reports that the tariff ended. */
  deactivate: async ({ applicationId, day, reasonId }: DeactivationValues): Promise<void> => {
    const deactivation = {
      applicationId,
      activationEndDate: encodeDay(day),
      activationEndReasonId: reasonId ?? undefined,
    };
    requireSuccess(await callApi(setActivationStatus, deactivation));
  },
  /** Cancels, always today. */
  cancel: async ({ applicationId, reasonId }: CancellationValues): Promise<void> => {
    const cancellation = {
      applicationId,
      cancellationDate: startOfLisbonDay(new Date()).toISOString(),
      cancellationReasonId: reasonId,
    };
    requireSuccess(await callApi(cancelApplications, { applicationCancellations: [cancellation] }));
  },
};

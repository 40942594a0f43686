import { HttpError } from 'ra-core';
import {
  cancelApplications,
  setActivationStatus,
  setEligibility,
} from '../../contract/calls/applicationAction';
import type {
  Activation,
  Cancellation,
  DeactivationBody,
  EligibilityDecision,
} from '../../contract/entities/applicationAction';
import { awaitsApproval } from '../../contract/rules/awaitsApproval';
import { maxApplicationsPerAction } from '../../contract/rules/limits';
import { startOfLisbonDay } from '../../contract/rules/lisbonDay';
import { callApi } from '../http/callApi';
import { encodeDay } from './encodeSearch';
import { requireSuccess } from './responses';
import { trimmed } from './trimmed';

const okStatus = 200;

/** An activation that failed, and why. */
export interface FailedActivation {
  applicationId: number;
  reason: string | undefined;
}

const encodeActivation = (values: Activation) => ({
  ...values,
  activationStartDate: encodeDay(values.activationStartDate),
  activationStartReasonId: values.activationStartReasonId ?? undefined,
  activationStartOtherReason: trimmed(values.activationStartOtherReason) ?? undefined,
});

/** Actions on an application (spec 5 and 7.4). Days are given as yyyy-MM-dd; an unselected reason is left out. */
export const applicationActions = {
  /** Sends an administrator's decision; returns whether it waits for a second person. */
  decide: async (values: EligibilityDecision): Promise<boolean> => {
    const decision = { ...values, reason: trimmed(values.reason) ?? undefined };
    const isDone = await callApi(setEligibility, decision);
    if (!isDone) throw new HttpError('', okStatus, isDone);
    return awaitsApproval(isDone);
  },
  /** Reports that the tariff was activated. */
  activate: async (values: Activation): Promise<void> => {
    const activations = [encodeActivation(values)];
    requireSuccess(await callApi(setActivationStatus, { applicationActivations: activations }));
  },
  /**
   * Reports several activations, with as many per call as allowed; returns those that failed, with the
   * server's reason if it gave one.
   */
  activateEach: async (all: readonly Activation[]): Promise<FailedActivation[]> => {
    const failed: FailedActivation[] = [];
    for (let at = 0; at < all.length; at += maxApplicationsPerAction) {
      const some = all.slice(at, at + maxApplicationsPerAction);
      const results = await callApi(setActivationStatus, {
        applicationActivations: some.map(encodeActivation),
      });
      some.forEach(({ applicationId }, index) => {
        const { success, errorMessage } = results?.[index] ?? {};
        if (!success) failed.push({ applicationId, reason: errorMessage ?? undefined });
      });
    }
    return failed;
  },
  /** Reports that the tariff ended. */
  deactivate: async (values: DeactivationBody): Promise<void> => {
    const deactivation = {
      ...values,
      activationEndDate: encodeDay(values.activationEndDate),
      activationEndReasonId: values.activationEndReasonId ?? undefined,
    };
    requireSuccess(await callApi(setActivationStatus, deactivation));
  },
  /** Cancels an application, always dated today. */
  cancel: async (values: Omit<Cancellation, 'cancellationDate'>): Promise<void> => {
    const cancellation = { ...values, cancellationDate: startOfLisbonDay(new Date()).toISOString() };
    requireSuccess(await callApi(cancelApplications, { applicationCancellations: [cancellation] }));
  },
};

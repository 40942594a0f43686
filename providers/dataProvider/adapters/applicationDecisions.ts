import { HttpError } from 'ra-core';
import { setEligibility } from '../../../contract/calls/applicationAction';
import { callApi } from '../../http/callApi';
import type { DecisionValues } from '../applicationActionValues';
import { trimmed } from '../encode/trimmed';
import type { ResourceAdapter } from '../resourceAdapter';

const okStatus = 200;

/** Decisions of an administrator; the id is the application's (spec 7, Action bodies). */
export const applicationDecisions = {
  create: async ({ data }: { data: DecisionValues }) => {
    const { applicationId, applicationStatus } = data;
    const reason = trimmed(data.reason) ?? undefined;
    const isDone = await callApi(setEligibility, { applicationId, applicationStatus, reason });
    if (!isDone) throw new HttpError('', okStatus, isDone);
    return { data: { id: applicationId } };
  },
} satisfies ResourceAdapter;

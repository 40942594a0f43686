import { HttpError, type Identifier } from 'ra-core';
import {
  getCurrentOrLastPeriod,
  getCurrentOrNextPeriod,
  updateMaintenancePeriod,
} from '../../../contract/calls/annualMaintenance';
import { callApi } from '../../http/callApi';
import type { MaintenancePeriodRecord } from '../maintenanceRecords';
import type { ResourceAdapter } from '../resourceAdapter';

const okStatus = 200;

interface PeriodAnswer {
  id?: number | null;
  beginDate?: string | null;
  endDate?: string | null;
}

const record = (
  id: MaintenancePeriodRecord['id'],
  answer: PeriodAnswer | null | undefined,
): MaintenancePeriodRecord => ({
  id,
  periodId: answer?.id ?? null,
  beginDate: answer?.beginDate ?? null,
  endDate: answer?.endDate ?? null,
});

/** Communication periods: `currentOrLast` is read, `currentOrNext` is what an administrator sets (spec 2.7). */
export const maintenancePeriods = {
  getOne: async (params) =>
    params.id === 'currentOrNext'
      ? { data: record('currentOrNext', await callApi(getCurrentOrNextPeriod, {}, params)) }
      : { data: record('currentOrLast', await callApi(getCurrentOrLastPeriod, {}, params)) },
  update: async ({
    data: { periodId, beginDate, endDate },
  }: {
    id: Identifier;
    data: { periodId: number | null; beginDate: string; endDate: string };
  }) => {
    const answer = await callApi(updateMaintenancePeriod, {
      annualMaintenancePeriod: { ...(periodId !== null && { id: periodId }), beginDate, endDate },
    });
    if (!answer?.success) throw new HttpError('', okStatus, answer);
    return { data: record('currentOrNext', answer) };
  },
} satisfies ResourceAdapter;

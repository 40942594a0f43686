import { HttpError, type Identifier } from 'ra-core';
import {
  getCurrentOrLastPeriod,
  getCurrentOrNextPeriod,
  updateMaintenancePeriod,
} from '../../../contract/calls/annualMaintenance';
import { callApi } from '../../http/callApi';
import type { Adapters } from '../ResourceAdapter';

/** A communication period, in the form of `maintenancePeriods`. */
export interface MaintenancePeriodRecord {
  id: 'currentOrLast' | 'currentOrNext';
  /** The server's id; null while there is no such period. */
  periodId: number | null;
  beginDate: string | null;
  endDate: string | null;
}

const okStatus = 200;

/** The communication periods of annual maintenance. */
export const adapters = {
  /** `currentOrLast` is read-only; `currentOrNext` is what an administrator sets. */
  maintenancePeriods: {
    getOne: async (params) =>
      params.id === 'currentOrNext'
        ? { data: periodRecord('currentOrNext', await callApi(getCurrentOrNextPeriod, {}, params)) }
        : { data: periodRecord('currentOrLast', await callApi(getCurrentOrLastPeriod, {}, params)) },
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
      return { data: periodRecord('currentOrNext', answer) };
    },
  },
} satisfies Adapters;

interface PeriodAnswer {
  id?: number | null;
  beginDate?: string | null;
  endDate?: string | null;
}

const periodRecord = (
  id: MaintenancePeriodRecord['id'],
  answer: PeriodAnswer | null | undefined,
): MaintenancePeriodRecord => ({
  id,
  periodId: answer?.id ?? null,
  beginDate: answer?.beginDate ?? null,
  endDate: answer?.endDate ?? null,
});

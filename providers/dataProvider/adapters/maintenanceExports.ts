import { HttpError } from 'ra-core';
import { exportMaintenanceRequests } from '../../../contract/calls/maintenanceRequest';
import { maintenanceExportTimeout } from '../../../contract/rules/maintenanceLimits';
import { callApi } from '../../http/callApi';
import type { MaintenanceExportRecord } from '../maintenanceRecords';
import { receivedFile } from '../read/receivedFile';
import type { ResourceAdapter } from '../resourceAdapter';
import { toSearch } from '../toSearch';

const okStatus = 200;

/** The workbook with the requests that a search finds; given up after a minute (spec 9). */
export const maintenanceExports = {
  create: async ({ data: { filter } }: { data: { filter: Record<string, unknown> } }) => {
    const result = await callApi(exportMaintenanceRequests, toSearch({ filter }), {
      patience: maintenanceExportTimeout,
    });
    const file = result?.success ? receivedFile(result) : undefined;
    if (!file) throw new HttpError('', okStatus, result);
    const data: MaintenanceExportRecord = { id: file.name, ...file };
    return { data };
  },
} satisfies ResourceAdapter;

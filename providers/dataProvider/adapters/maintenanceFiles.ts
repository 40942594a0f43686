import { registerMaintenanceRequests } from '../../../contract/calls/annualMaintenance';
import { callApi } from '../../http/callApi';
import { encodeMaintenanceFile } from '../encode/encodeMaintenanceFile';
import type { MaintenanceFileRecord } from '../maintenanceRecords';
import { receivedFile } from '../read/receivedFile';
import type { Repeatable, ResourceAdapter } from '../resourceAdapter';

/** Maintenance files handed in; a returned one, with its errors marked, is an answer like any other (spec 4, Upload). */
export const maintenanceFiles = {
  create: async ({ data: { file }, meta }: Repeatable & { data: { file: File } }) => {
    const result = await callApi(registerMaintenanceRequests, await encodeMaintenanceFile(file), meta);
    const data: MaintenanceFileRecord = {
      id: file.name,
      isAccepted: result?.success === true,
      marked: result && receivedFile(result),
    };
    return { data };
  },
} satisfies ResourceAdapter;

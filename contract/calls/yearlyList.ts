import { access } from '../access';
import { maintenanceFileCheck, maintenanceFileUpload } from '../entities/annualMaintenance';
import { maintenanceFileBody } from '../rules/bodyLimits';
import { defineCall } from './defineCall';

const base = '/AnnualMaintenance';
const rules = access.maintenanceRequests;

export const checkMaintenanceFile = defineCall({
  method: 'POST',
  path: `${base}/check-requests-from-file`,
  summary: 'What register-requests-from-file would find wrong with a workbook; registers nothing',
  access: [rules.upload],
  extension: 'check-maintenance-file',
  input: maintenanceFileUpload,
  answer: maintenanceFileCheck,
  wrapped: true,
  body: maintenanceFileBody,
});

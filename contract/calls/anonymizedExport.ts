import { z } from 'zod';
import { access } from '../access';
import { defineDownload } from './defineCall';

/** Media type of an .xlsx workbook. */
export const spreadsheetMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const exportAnonymizedApplications = defineDownload({
  method: 'GET',
  path: '/Application/export-anonymized-application-excel',
  summary: 'Every application, without anything of a person',
  access: [access.backofficeApplications.export],
  input: z.object({}),
  mediaType: spreadsheetMediaType,
});

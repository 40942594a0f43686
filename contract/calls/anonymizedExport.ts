import { z } from 'zod';
import { access } from '../access';
import { workbookMediaType } from '../rules/maintenanceLimits';
import { defineDownload } from './defineCall';

export const exportAnonymizedApplications = defineDownload({
  method: 'GET',
  path: '/Application/export-anonymized-application-excel',
  summary: 'Todos os pedidos, sem nada que identifique uma pessoa',
  access: [access.backofficeApplications.export],
  needsRecentFactor: true,
  recordedAs: ['export'],
  input: z.object({}),
  mediaType: workbookMediaType,
});

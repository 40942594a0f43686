import { z } from 'zod';
import { access } from '../../../contract/access';
import { defineDownload } from '../../../contract/calls/defineCall';

export const downloadAuditProof = defineDownload({
  method: 'GET',
  path: '/AuditProof/download-audit-proof',
  summary: 'A prova de que nada do registo selado foi alterado, que se verifica sem o servidor',
  access: [access.auditRecords.list],
  needsRecentFactor: true,
  recordedAs: ['export'],
  capability: 'audit-proof',
  input: z.object({}),
  mediaType: 'application/gzip',
});

import { z } from 'zod';
import { access } from '../access';
import { defineDownload } from './defineCall';

export const downloadAuditProof = defineDownload({
  method: 'GET',
  path: '/AuditProof/download-audit-proof',
  summary: 'The proof that nothing of the sealed audit was changed, verified without the server',
  access: [access.auditRecords.list],
  needsRecentFactor: true,
  recordedAs: ['export'],
  capability: 'audit-proof',
  input: z.object({}),
  mediaType: 'application/gzip',
});

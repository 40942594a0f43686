import { downloadAuditProof } from '../../../contract/calls/auditProof';
import { callDownload } from '../../http/callApi';
import type { Adapters } from '../ResourceAdapter';

export const adapters = {
  /** The proof that nothing of the audit was changed, as the one record's `file`. */
  auditProof: {
    getOne: async ({ id }) => ({ data: { id, file: await callDownload(downloadAuditProof, {}) } }),
  },
} satisfies Adapters;

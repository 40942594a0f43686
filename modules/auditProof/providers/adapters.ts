import type { Adapters } from '../../../providers/dataProvider/ResourceAdapter';
import { callDownload } from '../../../providers/http/callApi';
import { downloadAuditProof } from '../contract/calls';

export const adapters = {
  /** The proof that nothing of the audit was changed, as the one record's `file`. */
  auditProof: {
    getOne: async ({ id }) => ({ data: { id, file: await callDownload(downloadAuditProof, {}) } }),
  },
} satisfies Adapters;

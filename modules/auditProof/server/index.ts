import type { ServerModule } from '../../../server/http/serverModule';
import { defineJobs } from '../../../server/services/queue/moduleJobs';
import * as calls from '../contract/calls';
import { auditJobs } from './auditJobs';
import { mailAuditHead } from './mailAuditHead';
import { proofRoutes } from './proofRoutes';
import { sealAudit } from './sealAudit';

/** Who gets the head of the audit every day. */
export interface AuditProofParts {
  readonly headTo: readonly string[];
}

declare module '../../../server/lib/moduleParts' {
  interface ModuleParts {
    readonly auditProof?: AuditProofParts | undefined;
  }
}

/** Seals what the audit says, and proves that nothing of it was changed. */
export const auditProof: ServerModule = {
  name: 'auditProof',
  calls,
  routes: proofRoutes,
  jobs: defineJobs(auditJobs, { sealAudit, mailAuditHead }),
};

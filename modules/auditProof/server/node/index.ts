import { z } from 'zod';
import { isEmail } from '../../../../contract/rules/email';
import { defineNodeModule } from '../../../../server/node/modules/nodeModule';
import { sealState } from '../sealState';
import { auditCheck } from './auditCheck';
import { auditArgs, auditWitness } from './auditWitness';
import { runAuditProof } from './runAuditProof';
import { runVerifyAudit } from './runVerifyAudit';

const variables = {
  AUDIT_HEAD_TO: z
    .string()
    .transform((addresses) => addresses.split(',').map((address) => address.trim()))
    .refine((addresses) => addresses.every(isEmail), 'must be e-mail addresses, separated by commas')
    .optional(),
};

/** Verifies and proves the audit from the command line, and tells how far it is sealed. */
export const auditProofOnNode = defineNodeModule({
  name: 'auditProof',
  variables: Object.keys(variables),
  settings: z.object(variables),
  open: ({ AUDIT_HEAD_TO: headTo }) => headTo && { auditProof: { headTo } },
  commands: {
    'verify-audit': {
      args: auditArgs,
      summary: 'compares every event of the audit with its seals',
      run: runVerifyAudit,
    },
    'audit-proof': {
      args: 'FILE | --public-key',
      summary:
        'writes the proof of the audit, which is verified without the server, or prints the key for that',
      run: runAuditProof,
    },
  },
  databaseChecks: [auditCheck],
  witness: auditWitness,
  watch: (metrics, context) =>
    metrics.watch(
      'audit_seals',
      'Seals of the audit: the number of the last one, and the age in seconds of the first event without one',
      'what',
      async () => ({ ...(await sealState(context)) }),
    ),
});

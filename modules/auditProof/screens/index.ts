import type { ClientModule } from '../../clientModule';

/** The proof that nothing of the audit was changed, beside the questions to it. */
export const auditProof: ClientModule = {
  name: 'auditProof',
  adapted: ['auditProof'],
  late: ['auditActions'],
  load: async () => (await import('./lateParts')).lateParts,
};

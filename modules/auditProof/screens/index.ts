import { lazy } from 'react';
import type { ClientModule } from '../../clientModule';

/** The proof that nothing of the audit was changed, beside the questions to it. */
export const auditProof: ClientModule = {
  name: 'auditProof',
  slots: { auditActions: lazy(async () => ({ default: (await import('./ProofButton')).ProofButton })) },
  adapted: ['auditProof'],
  loadAdapters: () => import('../providers/adapters'),
};

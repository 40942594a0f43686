import type { LateParts } from '../../clientModule';
import { adapters } from '../providers/adapters';
import { ProofButton } from './ProofButton';

export const lateParts = {
  adapters,
  slots: { auditActions: ProofButton },
} satisfies LateParts;

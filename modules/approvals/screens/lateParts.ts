import type { LateParts } from '../../clientModule';
import { adapters } from '../providers/adapters';
import { WaitingDecision } from './WaitingDecision';

export const lateParts = {
  adapters,
  slots: { waitingDecision: WaitingDecision },
} satisfies LateParts;

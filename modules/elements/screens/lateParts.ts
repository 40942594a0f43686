import type { LateParts } from '../../clientModule';
import { adapters } from '../providers/adapters';
import { AskElements } from './AskElements';
import { ElementsCard } from './ElementsCard';

export const lateParts = {
  adapters,
  slots: { besideDecisions: AskElements, requestLead: ElementsCard },
} satisfies LateParts;

import type { LateParts } from '../../clientModule';
import { adapters } from '../providers/adapters';
import { RenewalCard } from './card/RenewalCard';

export const lateParts = { adapters, slots: { requestLead: RenewalCard } } satisfies LateParts;

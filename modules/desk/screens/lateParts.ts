import type { LateParts } from '../../clientModule';
import { adapters } from '../providers/adapters';
import { BeforeNext } from './deciding/BeforeNext';
import { WhileDeciding } from './deciding/WhileDeciding';
import { ClaimMark } from './queues/ClaimMark';

export const lateParts = {
  adapters,
  slots: { queueMark: ClaimMark, whileDeciding: WhileDeciding, beforeNext: BeforeNext },
} satisfies LateParts;

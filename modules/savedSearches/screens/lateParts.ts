import type { LateParts } from '../../clientModule';
import { adapters } from '../providers/adapters';
import { ListQueries } from './ListQueries';

export const lateParts = {
  adapters,
  slots: { savedQueries: ListQueries },
} satisfies LateParts;

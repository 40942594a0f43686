import type { LateParts } from '../../clientModule';
import { adapters } from '../providers/adapters';
import { NotesCard } from './NotesCard';

export const lateParts = {
  adapters,
  slots: { requestNotes: NotesCard },
} satisfies LateParts;

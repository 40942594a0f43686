import type { ClientModule } from '../../clientModule';

/** The regulator's notes about a request. */
export const notes: ClientModule = {
  name: 'notes',
  adapted: ['applicationNotes'],
  late: ['requestNotes'],
  load: async () => (await import('./lateParts')).lateParts,
};

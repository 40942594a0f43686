import type { ClientModule } from '../../clientModule';

/** Searches of lists that people keep under a name. */
export const savedSearches: ClientModule = {
  name: 'savedSearches',
  adapted: ['savedSearches'],
  late: ['savedQueries'],
  load: async () => (await import('./lateParts')).lateParts,
};

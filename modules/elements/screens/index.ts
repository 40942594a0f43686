import type { ClientModule } from '../../clientModule';

/** The regulator asks for what is missing, and the provider answers. */
export const elements: ClientModule = {
  name: 'elements',
  adapted: ['elements'],
  late: ['besideDecisions', 'requestLead'],
  load: async () => (await import('./lateParts')).lateParts,
};

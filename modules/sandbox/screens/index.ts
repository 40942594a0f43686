import type { ClientModule } from '../../clientModule';

/** The sandbox of a provider, in the page 'Integração'. */
export const sandbox: ClientModule = {
  name: 'sandbox',
  adapted: ['integration/sandbox', 'integration/mails'],
  late: ['integrationSandbox'],
  load: async () => (await import('./lateParts')).lateParts,
};

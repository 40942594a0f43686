import type { ClientModule } from '../../clientModule';

/** The addresses of a provider's systems, in the page 'Integração'. */
export const webhooks: ClientModule = {
  name: 'webhooks',
  adapted: ['integration/webhooks', 'integration/deliveries'],
  late: ['integrationWebhooks'],
  load: async () => (await import('./lateParts')).lateParts,
};

import { loadable } from '../../../src/ui/loading/loadable';
import type { ClientModule } from '../../clientModule';

/** The addresses of a provider's systems, in the page 'Integração'. */
export const webhooks: ClientModule = {
  name: 'webhooks',
  slots: { integrationWebhooks: loadable(async () => (await import('./Webhooks')).Webhooks) },
  adapted: ['integration/webhooks', 'integration/deliveries'],
  loadAdapters: () => import('../providers/adapters'),
};

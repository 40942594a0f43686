import { loadable } from '../../../src/ui/loading/loadable';
import type { ClientModule } from '../../clientModule';

/** The sandbox of a provider, in the page 'Integração'. */
export const sandbox: ClientModule = {
  name: 'sandbox',
  slots: { integrationSandbox: loadable(async () => (await import('./SandboxPart')).SandboxPart) },
  adapted: ['integration/sandbox', 'integration/mails'],
  loadAdapters: () => import('../providers/adapters'),
};

import { loadable } from '../../../src/ui/loading/loadable';
import type { ClientModule } from '../../clientModule';

/** What a sign-in is confirmed with: on the page of the account, on that of a user, and whenever a call asks for it. */
export const factors: ClientModule = {
  name: 'factors',
  slots: {
    account: loadable(async () => (await import('../account/Factors')).Factors),
    factorNotice: loadable(async () => (await import('../account/FactorNotice')).FactorNotice),
    factorRequest: loadable(async () => (await import('../account/FactorDialog')).FactorDialog),
    userNotices: loadable(async () => (await import('./FactorRemoval')).FactorRemoval),
  },
  adapted: ['factorRemovals'],
  loadAdapters: () => import('../providers/adapters'),
};

import type { ClientModule } from '../../clientModule';

/** What a sign-in is confirmed with: on the page of the account, on that of a user, and whenever a call asks for it. */
export const factors: ClientModule = {
  name: 'factors',
  adapted: ['factorRemovals'],
  late: ['account', 'factorNotice', 'factorRequest', 'userNotices'],
  load: async () => (await import('./lateParts')).lateParts,
};

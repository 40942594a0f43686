import { loadable } from '../../../src/ui/loading/loadable';
import type { LateParts } from '../../clientModule';
import { FactorDialog } from '../account/FactorDialog';
import { FactorNotice } from '../account/FactorNotice';
import { adapters } from '../providers/adapters';

export const lateParts = {
  adapters,
  slots: {
    account: loadable(async () => (await import('../account/Factors')).Factors),
    factorNotice: FactorNotice,
    factorRequest: FactorDialog,
    userNotices: loadable(async () => (await import('./FactorRemoval')).FactorRemoval),
  },
} satisfies LateParts;

import type { FactorChallenge } from '../../../contract/entities/signInStep';
import { externalStore } from '../../../providers/externalStore';

/** What a sign-in of this page still waits for: the factor that follows a right password. */
export const pendingChallenge = externalStore<FactorChallenge | undefined>(undefined);

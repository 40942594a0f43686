import { loadable } from '../../../src/ui/loading/loadable';
import type { PublicModule } from '../../publicModule';
import { PasskeySignIn } from './PasskeySignIn';

/** The second step of a sign-in, and signing in with a passkey alone. */
export const factors: PublicModule = {
  name: 'factors',
  SignIn: PasskeySignIn,
  SignInStep: loadable(async () => (await import('./FactorStep')).FactorStep),
  AfterReset: loadable(async () => (await import('./AddedFactorsCard')).AddedFactorsCard),
};

import type { PublicModule } from '../../publicModule';
import { PasskeySignIn } from './PasskeySignIn';

/** The second step of a sign-in, and signing in with a passkey alone. */
export const factors: PublicModule = {
  name: 'factors',
  SignIn: PasskeySignIn,
  loadSecondStep: async () => (await import('./secondStep')).secondStep,
};

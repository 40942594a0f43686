import type { ComponentType } from 'react';
import type { AddedFactors, FactorChallenge } from '../contract/entities/signInStep';

/** What one sees between proving who one is and the open session. */
export interface SecondStep {
  /** What follows a right password before the session opens. */
  readonly SignInStep: ComponentType<{ challenge: FactorChallenge }>;
  /** What is shown after a password was set by a link, if something was added since the one before. */
  readonly AfterReset: ComponentType<{ added: AddedFactors; onDone: () => void }>;
}

/** What a module brings to the pages before sign-in; the list in public.ts says which are in. */
export interface PublicModule {
  /** The name of its folder. */
  readonly name: string;
  /** A further way to sign in, below the others. */
  readonly SignIn?: ComponentType;
  /** Loads what may follow, which few need. */
  readonly loadSecondStep?: () => Promise<SecondStep>;
}

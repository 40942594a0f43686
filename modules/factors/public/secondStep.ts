import { loadable } from '../../../src/ui/loading/loadable';
import type { SecondStep } from '../../publicModule';
import { FactorStep } from './FactorStep';

/** What follows a right password, and what a new password by link shows. */
export const secondStep: SecondStep = {
  SignInStep: FactorStep,
  AfterReset: loadable(async () => (await import('./AddedFactorsCard')).AddedFactorsCard),
};

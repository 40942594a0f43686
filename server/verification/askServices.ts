import { answersSoFar, type HouseholdAnswers } from '../../contract/rules/verification';
import type { ServiceObserver } from './householdService';
import {
  type HouseholdQuestion,
  type HouseholdServiceName,
  type HouseholdServices,
  householdServiceNames,
} from './householdService';

/** What asking needs: the services, and observers of their calls. */
export interface AskingParts {
  readonly services: HouseholdServices;
  readonly observer?: ServiceObserver;
  /** Called when a service did not answer, with the reason. */
  readonly onNoAnswer: (service: HouseholdServiceName, failure: unknown) => void;
}

/** Asks, in parallel, the services whose answer is not known yet for an application in this status. */
export const askServices = async (
  { services, observer, onNoAnswer }: AskingParts,
  statusId: number,
  question: HouseholdQuestion,
): Promise<HouseholdAnswers> => {
  const known = answersSoFar(statusId);
  const ask = async (name: HouseholdServiceName) => {
    if (known[name] !== undefined) return known[name];
    const startedAt = performance.now();
    const observe = (outcome: 'yes' | 'no' | 'noAnswer') =>
      observer?.asked?.(name, outcome, performance.now() - startedAt);
    try {
      const isEntitled = await services[name].isEntitled(question);
      observe(isEntitled ? 'yes' : 'no');
      return isEntitled;
    } catch (failure) {
      observe('noAnswer');
      onNoAnswer(name, failure);
      return undefined;
    }
  };
  const [socialSecurity, taxAuthority] = await Promise.all(householdServiceNames.map(ask));
  return { socialSecurity, taxAuthority };
};

import type { HouseholdAnswer, HouseholdServiceName, ServiceResult } from '../../contract/rules/verification';
import type { HouseholdQuestion, HouseholdServices, ServiceObserver } from './householdService';
import { NoAnswer } from './noAnswer';

/** What asking needs: the services, and observers of their calls. */
export interface AskingParts {
  readonly services: HouseholdServices;
  readonly observer?: ServiceObserver;
  /** Called when a service did not answer, with the reason. */
  readonly onNoAnswer: (service: HouseholdServiceName, failure: unknown) => void;
}

/** How a service reacted to a question. */
export interface AskedService {
  readonly service: HouseholdServiceName;
  /** Absent if it did not answer. */
  readonly answer?: HouseholdAnswer;
  /** Whether it did not answer anybody; the simulator's silence is about one tax number. */
  readonly isOut: boolean;
  readonly milliseconds: number;
}

/** Asks services about a household, in parallel. */
export const askServices = (
  { services, observer, onNoAnswer }: AskingParts,
  names: readonly HouseholdServiceName[],
  question: HouseholdQuestion,
): Promise<AskedService[]> =>
  Promise.all(
    names.map(async (service) => {
      const startedAt = performance.now();
      const timed = (outcome: ServiceResult | 'noAnswer') => {
        const milliseconds = performance.now() - startedAt;
        observer?.asked?.(service, outcome, milliseconds);
        return Math.round(milliseconds);
      };
      try {
        const answer = await services[service].ask(question);
        return { service, answer, isOut: false, milliseconds: timed(answer.result) };
      } catch (failure) {
        onNoAnswer(service, failure);
        const isOut = !(failure instanceof NoAnswer && failure.code === 'simulated');
        return { service, isOut, milliseconds: timed('noAnswer') };
      }
    }),
  );

import { nifCheckDigit } from '../../../contract/rules/nif';
import {
  type HouseholdServiceName,
  householdServiceNames,
  type ServiceResult,
  statusAfterAnswers,
} from '../../../contract/rules/verification';
import { NoAnswer } from '../../../server/verification/noAnswer';
import { simulatedServices, specialDigits } from '../../../server/verification/simulatedServices';
import type { SimulatedAnswer } from '../contract/sandbox';

/** A tax number with what the simulated services answer, and the status that follows at once. */
interface SimulatedExample {
  readonly fiscalNumber: string;
  readonly socialSecurity: SimulatedAnswer;
  readonly taxAuthority: SimulatedAnswer;
  readonly statusId: number;
}

/**
 * Returns tax numbers to try: one for each last digit, and one for each way of not answering yes or no. What is said of them is what the
 * simulated services answer when they are asked.
 */
export const simulatedExamples = async (): Promise<SimulatedExample[]> => {
  const numbers = [
    ...Array.from({ length: 10 }, (_, last) => fiscalNumber('1000', last)),
    ...specialDigits.map((middle) => fiscalNumber(middle, 9)),
  ];
  return Promise.all(numbers.map(exampleOf));
};

/** Returns the first valid tax number with these digits in the places five to eight that ends like this. */
const fiscalNumber = (middle: string, last: number): string => {
  for (let first = 2000; ; first += 1)
    if (nifCheckDigit(`${first}${middle}`) === last) return `${first}${middle}${last}`;
};

const exampleOf = async (number: string): Promise<SimulatedExample> => {
  const ask = (name: HouseholdServiceName, timesAsked: number) =>
    simulatedServices[name].ask({ fiscalNumber: number, timesAsked }).then(
      ({ result }) => result,
      (failure: unknown) => {
        if (failure instanceof NoAnswer) return undefined;
        throw failure;
      },
    );
  const [socialSecurity, taxAuthority] = await Promise.all(
    householdServiceNames.map(async (name) => ({
      first: await ask(name, 0),
      later: await ask(name, askedOften),
    })),
  );
  return {
    fiscalNumber: number,
    socialSecurity: wordOf(socialSecurity),
    taxAuthority: wordOf(taxAuthority),
    statusId: statusAfterAnswers(
      { socialSecurity: socialSecurity?.first, taxAuthority: taxAuthority?.first },
      { hasDocuments: false, isLastTime: false },
    ),
  };
};

/** More often than any late service stays silent. */
const askedOften = 1_000;

interface Answers {
  readonly first: ServiceResult | undefined;
  readonly later: ServiceResult | undefined;
}

const wordOf = (answers: Answers | undefined): SimulatedAnswer => {
  if (answers?.later === undefined) return 'never';
  return answers.first ?? 'later';
};

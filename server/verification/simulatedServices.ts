import type { HouseholdAnswer, HouseholdServiceName } from '../../contract/rules/verification';
import type { HouseholdServices } from './householdService';
import { NoAnswer } from './noAnswer';
import { simulatedConditions } from './texts';

/** The last digits of the tax numbers that each service says yes to; both say no to 7, 8 and 9. */
const saysYes: Readonly<Record<HouseholdServiceName, string>> = {
  socialSecurity: '01234',
  taxAuthority: '01256',
};

/** How a service stays silent: it answers only later, or never. */
type Silence = 'late' | 'never';

/** Which service does not answer at once, and how, by digits five to eight of the tax number. */
const silences: Readonly<Record<string, Partial<Record<HouseholdServiceName, Silence>>>> = {
  '9991': { taxAuthority: 'late' },
  '9992': { socialSecurity: 'late' },
  '9993': { socialSecurity: 'late', taxAuthority: 'late' },
  '9994': { taxAuthority: 'never' },
  '9995': { socialSecurity: 'never' },
  '9996': { socialSecurity: 'never', taxAuthority: 'never' },
};

/** Which service answers conditionally, whatever the last digit, and how, by the same digits. */
const conditions: Readonly<Record<string, Partial<Record<HouseholdServiceName, HouseholdAnswer>>>> = {
  '9997': { socialSecurity: { result: 'conditional', ...simulatedConditions.address } },
  '9998': { taxAuthority: { result: 'conditional', ...simulatedConditions.data } },
};

/** How many times a question must have gone unanswered before a late service answers. */
const timesUntilLateAnswer = 2;

const simulate = (name: HouseholdServiceName): HouseholdServices[HouseholdServiceName] => ({
  ask: async ({ fiscalNumber, timesAsked }) => {
    const digits = fiscalNumber.slice(4, 8);
    const silence = silences[digits]?.[name];
    const isSilent = silence === 'never' || (silence === 'late' && timesAsked < timesUntilLateAnswer);
    if (isSilent) throw new NoAnswer('simulated');
    const result = saysYes[name].includes(fiscalNumber.slice(-1)) ? 'yes' : 'no';
    return conditions[digits]?.[name] ?? { result };
  },
});

/** Services whose answers depend on the tax number alone: equal numbers get equal answers (docs/operate.md). */
export const simulatedServices: HouseholdServices = {
  socialSecurity: simulate('socialSecurity'),
  taxAuthority: simulate('taxAuthority'),
};

/** The digits in places five to eight with which a service does not answer at once, or neither yes nor no. */
export const specialDigits: readonly string[] = [...Object.keys(silences), ...Object.keys(conditions)];

import type { HouseholdServiceName, HouseholdServices } from './householdService';
import { NoAnswer } from './noAnswer';

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

/** How many times a question must have gone unanswered before a late service answers. */
const timesUntilLateAnswer = 2;

const simulate = (name: HouseholdServiceName): HouseholdServices[HouseholdServiceName] => ({
  isEntitled: async ({ fiscalNumber, timesAsked }) => {
    const silence = silences[fiscalNumber.slice(4, 8)]?.[name];
    const isSilent = silence === 'never' || (silence === 'late' && timesAsked < timesUntilLateAnswer);
    if (isSilent) throw new NoAnswer('simulated');
    return saysYes[name].includes(fiscalNumber.slice(-1));
  },
});

/** Services whose answers depend on the tax number alone: equal numbers get equal answers (docs/operate.md). */
export const simulatedServices: HouseholdServices = {
  socialSecurity: simulate('socialSecurity'),
  taxAuthority: simulate('taxAuthority'),
};

/** The digits in places five to eight with which a service does not answer at once. */
export const silentDigits: readonly string[] = Object.keys(silences);

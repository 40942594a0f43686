import type { HouseholdServiceName, HouseholdServices } from './householdService';
import { NoAnswer } from './noAnswer';

/** Last digits of the tax numbers to which each service says yes; to 7, 8 and 9 both say no. */
const saysYes: Readonly<Record<HouseholdServiceName, string>> = {
  socialSecurity: '01234',
  taxAuthority: '01256',
};

/** When a service answers. */
type Silence = 'late' | 'never';

/** Digits five to eight of a tax number say which service does not answer at once, and how. */
const silences: Readonly<Record<string, Partial<Record<HouseholdServiceName, Silence>>>> = {
  '9991': { taxAuthority: 'late' },
  '9992': { socialSecurity: 'late' },
  '9993': { socialSecurity: 'late', taxAuthority: 'late' },
  '9994': { taxAuthority: 'never' },
  '9995': { socialSecurity: 'never' },
  '9996': { socialSecurity: 'never', taxAuthority: 'never' },
};

/** How often a service that answers late has to be asked before it does. */
const timesUntilLateAnswer = 2;

const simulate = (name: HouseholdServiceName): HouseholdServices[HouseholdServiceName] => ({
  isEntitled: async ({ fiscalNumber, timesAsked }) => {
    const silence = silences[fiscalNumber.slice(4, 8)]?.[name];
    const isSilent = silence === 'never' || (silence === 'late' && timesAsked < timesUntilLateAnswer);
    if (isSilent) throw new NoAnswer('simulated');
    return saysYes[name].includes(fiscalNumber.slice(-1));
  },
});

/** Services that the tax number alone decides about: the same one always has the same answers (docs/operate.md). */
export const simulatedServices: HouseholdServices = {
  socialSecurity: simulate('socialSecurity'),
  taxAuthority: simulate('taxAuthority'),
};

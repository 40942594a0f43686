import { type Examples, nothing } from '../../../tests/server/conformance/example';

/** How the conformance test makes each call of the module. */
export const examples: Examples = {
  getToDo: { as: 'Operator', refuses: 'Administrator', input: nothing },
  setWeeklyMail: { as: 'Operator', refuses: 'Administrator', input: async () => ({ isWanted: false }) },
};

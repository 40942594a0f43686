import type { Examples } from './example';

/** Examples of the calls about what is held of people. */
export const dataProtectionExamples: Examples = {
  getPaper: { as: 'Administrator', refuses: 'Operator', input: async () => ({ paper: 'register' }) },
  downloadPaper: { as: 'Administrator', refuses: 'Operator', input: async () => ({ paper: 'assessment' }) },
};

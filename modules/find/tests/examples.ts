import type { Examples } from '../../../tests/server/conformance/example';
import { makeApplication } from '../../../tests/support/builders';

/** How the conformance test makes each call of the module. */
export const examples: Examples = {
  findAnything: {
    as: 'Operator',
    input: async (server, providerId) => {
      await makeApplication(server.db, { providerId, fullName: 'Leopoldina Conceição' });
      return { text: 'conceicao leopold' };
    },
  },
};

import { type Examples, nothing } from '../../../tests/server/conformance/example';

/** How the conformance test makes each call of the module. */
export const examples: Examples = {
  downloadAuditProof: { as: 'Administrator', refuses: 'Operator', input: nothing },
};

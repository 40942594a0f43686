import type { Call, CheckedInput } from '../../../contract/calls/defineCall';
import type { Act } from '../acts/act';
import type { AwaitsApproval } from '../context/awaitsApproval';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { aroundAct } from './hooks';

/**
 * Does an act that may have to wait for a second person; without a module that sees to that it is simply done.
 * @throws {Refusal} what the act and the modules around it throw
 */
export const doAct = async <C extends Call, Answer>(
  context: SignedInContext,
  act: Act<C, Answer>,
  input: CheckedInput<C>,
): Promise<Answer | AwaitsApproval> => {
  const settled = { ...context, isSettled: true } as const;
  requireAccess(settled, act.call);
  return aroundAct(settled, act, input);
};
